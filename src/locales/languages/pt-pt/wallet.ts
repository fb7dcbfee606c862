import type { WalletMessages } from '../../wallet-messages.js';

/** Portuguese of Portugal. */
export const ptPT: WalletMessages = {
  locale: 'pt-PT',
  dir: 'ltr',
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
  noAccount: [
    'Nenhuma conta está ligada',
    '{wallet} não mostra nenhuma conta que esta página possa usar. Ligue uma conta ou use outra carteira.',
  ],
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
  signing: ['Aprove {amount} em {wallet}', 'Esta página atualiza-se sozinha.'],
  checkAmount: 'Confirme que lá aparece o mesmo montante.',
  checkUnits: 'Na carteira, o montante pode aparecer como {units} unidades mínimas de {token}.',
  declineNow: 'Se a sua carteira ainda lhe pedir que aprove, recuse.',
  allowing: [
    'Permita que o Permit2 utilize {token}',
    'Uma autorização única, sem limite, para os pagamentos que assinar. Ainda não paga nada.',
  ],
  revoking: [
    'Remova a autorização antiga de {token}',
    '{token} só aceita uma nova autorização depois de a antiga ser removida. Nesta etapa ainda não se paga nada, e a operação pode demorar um minuto.',
  ],
  signingStep: 'Passo {step} de {steps}',
  busy: ['Termine no outro separador', 'Está a pagar lá. Não pague duas vezes.'],
  checkWallet: [
    'Verifique a sua carteira',
    'Foi pedido à sua carteira que pague. Aprove ou recuse lá e não pague duas vezes. Esta página atualiza-se sozinha.',
  ],
  declineFirst:
    'Recusou o pedido ou este nunca apareceu? Se a sua carteira ainda lhe pedir que aprove, recuse lá primeiro.',
  declined: 'Não aprovei',
  checkingDeclined: 'A verificar que nada foi enviado…',
  unproven: 'Não é certo que nada tenha sido enviado.',
  contactShop: 'Contacte a loja antes de voltar a pagar e indique este pagamento: {payment}',
  otherChain:
    'A sua carteira tinha outra rede selecionada, por isso o pagamento pode ter ido para essa rede. Nesse caso, a loja não o recebe.',
  late: [
    'Saiu dinheiro da sua carteira?',
    'Este pagamento já está encerrado, mas foi pedido à sua carteira que o enviasse, e pode tê-lo feito demasiado tarde.',
  ],
  sending: ['A enviar o seu pagamento', 'Já o aprovou. Mantenha esta página aberta por um momento.'],
  unsent: [
    'Ainda não sabemos se o seu pagamento chegou',
    'Pode enviar o mesmo pagamento outra vez: o montante não lhe será cobrado duas vezes. Não inicie um novo pagamento.',
  ],
  resend: 'Enviar outra vez',
  sent: ['Pagamento enviado', 'Não precisa de fazer mais nada.'],
  closed: ['A verificar o seu pagamento', 'Não volte a pagar. O resultado aparece aqui dentro de momentos.'],
  problems: {
    rejected: 'Recusou o pedido na sua carteira. Nada foi pago.',
    request_pending: 'A sua carteira tinha outro pedido aberto. Abra a carteira, responda e tente novamente.',
    account_changed:
      'A sua carteira tem agora outra conta ou rede selecionada. Verifique com o que vai pagar e tente novamente.',
    unknown_chain: 'A sua carteira não mudou para {network}. Mude para essa rede na carteira ou escolha outra moeda.',
    unauthorized: 'A sua carteira não permite que esta página use essa conta. Ligue a conta novamente.',
    rate_limited:
      'A sua carteira não aceita pedidos desta página durante algum tempo. Nada foi pago. Aguarde um minuto e tente novamente.',
    wallet_failed: 'A sua carteira não conseguiu fazer isto. Nada foi pago. Tente novamente ou use outra forma.',
    internal_error:
      'Algo correu mal nesta página, não na sua carteira. Nada foi pago. Tente novamente ou pague de outra forma.',
    reloaded:
      'O pedido à sua carteira veio de uma página que já não está aberta, por isso a resposta não conta. Se a carteira ainda lhe pedir que aprove, recuse lá. Nada foi pago. Depois, escolha novamente.',
    price_renewed: 'O preço foi renovado. Verifique o montante e depois pague.',
    offer_renewed: 'A oferta tinha expirado e foi renovada. Nada foi pago. O montante continua a ser o mesmo.',
    refused_request:
      'O pedido não corresponde ao que aparece aqui, por isso não foi enviado para a sua carteira. Nada foi pago. Pague de outra forma ou contacte a loja.',
    not_accepted: 'A aprovação da sua carteira não foi aceite. Nada foi pago. Tente novamente ou use outra moeda.',
    smart_account:
      'Esta moeda não aceita aprovações de contas inteligentes. Nada foi pago. Escolha outra moeda ou outra conta.',
    details_required:
      'Esta forma de pagar exige dados seus que esta página não pode pedir. Use outra moeda ou leia o código.',
    expires_soon: 'Já não há tempo suficiente para pagar.',
    unavailable: 'De momento não é possível carregar as formas de pagar. Tente novamente.',
    storage_unavailable:
      'O seu navegador bloqueia o armazenamento, por isso esta página não pode garantir que paga só uma vez. Em vez disso, leia o código.',
  },
};
