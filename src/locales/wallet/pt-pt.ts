import type { WalletMessages } from './wallet-messages.js';

/** Portuguese of Portugal. */
export const ptPT: WalletMessages = {
  locale: 'pt-PT',
  dir: 'ltr',
  pickWallet: 'Como quer pagar?',
  noWallet:
    'Não foi encontrada nenhuma carteira neste navegador. É a primeira vez? Leia o código com uma aplicação de carteira no telemóvel.',
  otherWallet: 'Usar outra carteira',
  installed: 'Instalada',
  lastUsed: 'Usada por último',
  searchWallets: 'Procurar carteiras',
  notFound: 'Não há nenhuma carteira com este nome.',
  openedApp: ['Pague em {wallet}', 'Esta página atualiza-se sozinha.'],
  notOpened: 'Não abriu? A aplicação pode não estar instalada.',
  back: 'Voltar',
  connecting: ['Ligue a carteira {wallet}', 'Escolha em {wallet} a conta com que quer pagar.'],
  openWallet:
    'A aguardar {wallet}… Não vê nada? Abra a carteira a partir da barra do navegador ou veja atrás desta janela.',
  loading: 'A verificar com o que pode pagar…',
  pickAsset: 'Escolha com o que pagar',
  onNetwork: 'na rede {network}',
  priceHeld: 'Preço válido até {time}',
  needsDetails: 'Exige dados seus que esta página não pode pedir',
  needsPermission: 'Exige uma autorização única',
  pay: 'Pagar {amount} com {wallet}',
  preparing: 'A preparar…',
  tryAgain: 'Tentar novamente',
  noFunds: [
    'Saldo insuficiente',
    '{wallet} não tem nenhuma moeda que chegue para este pagamento. Use outra conta ou carteira, ou leia o código.',
  ],
  blocked: [
    'Não é possível com esta conta',
    'Este pagamento não pode ser feito com a conta em {wallet}. Use outra conta ou contacte a loja.',
  ],
  details: {
    asks: 'Pede os seus dados',
    give: 'Introduzir os seus dados',
    why: 'Por lei, o serviço de pagamento tem de os conhecer.',
    merchant: 'Pagamento a {merchant}',
    next: 'Continuar',
    optional: 'opcional',
    page: 'Introduza-os numa página do serviço de pagamento. Depois, volte aqui para pagar.',
    open: 'Abrir a página',
    done: 'Já os introduzi',
    missing: 'O serviço de pagamento ainda não tem estes dados ou não os aceitou. Nada foi pago.',
    check: 'Verifique estes campos',
    required: 'Este campo é obrigatório.',
    date: 'Introduza uma data válida.',
    email: 'Introduza um endereço de e-mail válido.',
    one_of: 'Preencha pelo menos um: {fields}',
  },
  switching: ['Permita a rede', '{wallet} pergunta se pode usar {network}.'],
  signing: [
    'Aprove {amount} em {wallet}',
    'Confirme que lá aparece o mesmo montante. Esta página atualiza-se sozinha.',
  ],
  allowing: [
    'Permita que o Permit2 utilize {token}',
    'Uma autorização única, sem limite, para os pagamentos que assinar. Ainda não paga nada.',
  ],
  signingStep: 'Passo {step} de {steps}',
  busy: ['Verifique a sua carteira', 'Está a pagar noutro separador. Não pague duas vezes: termine lá.'],
  checkWallet:
    'Foi pedido à sua carteira que pague. Aprove ou recuse lá e não pague duas vezes. Esta página atualiza-se sozinha.',
  sending: ['A enviar o seu pagamento', 'Já o aprovou. Mantenha esta página aberta por um momento.'],
  unsent: [
    'Ainda não sabemos se o seu pagamento chegou',
    'Não volte a pagar. Tente enviar o mesmo pagamento outra vez: o montante não lhe será cobrado duas vezes.',
  ],
  resend: 'Enviar outra vez',
  sent: ['Pagamento enviado', 'Não precisa de fazer mais nada.'],
  closed: ['A verificar o seu pagamento', 'Não volte a pagar. O resultado aparece aqui dentro de momentos.'],
  problems: {
    rejected: 'Recusou o pedido na sua carteira. Nada foi pago.',
    request_pending: 'A sua carteira ainda lhe está a perguntar algo. Abra a carteira, responda e tente novamente.',
    account_changed:
      'A sua carteira tem agora outra conta ou rede selecionada. Verifique com o que vai pagar e tente novamente.',
    unknown_chain: 'A sua carteira não tem esta rede selecionada. Mude para ela na carteira e tente novamente.',
    unauthorized: 'A sua carteira não permite que esta página use essa conta. Ligue a conta novamente.',
    wallet_failed: 'A sua carteira não conseguiu fazer isto. Nada foi pago. Tente novamente ou use outra forma.',
    price_renewed: 'O preço foi renovado. Verifique o montante e depois pague.',
    refused_request:
      'O pedido não corresponde ao que aparece aqui, por isso não foi enviado para a sua carteira. Nada foi pago. Pague de outra forma ou contacte a loja.',
    not_accepted: 'A aprovação da sua carteira não foi aceite. Nada foi pago. Tente novamente ou use outra moeda.',
    details_required:
      'Esta forma de pagar exige dados seus que esta página não pode pedir. Use outra moeda ou leia o código.',
    expires_soon: 'Já não há tempo suficiente para pagar.',
    unavailable: 'De momento não é possível carregar as formas de pagar. Tente novamente.',
    storage_unavailable:
      'O seu navegador bloqueia o armazenamento, por isso esta página não pode garantir que paga só uma vez. Em vez disso, leia o código.',
  },
};
