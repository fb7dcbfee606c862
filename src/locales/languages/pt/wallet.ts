import type { WalletMessages } from '../../wallet-messages.js';

/** Portuguese of Brazil. */
export const pt: WalletMessages = {
  locale: 'pt',
  dir: 'ltr',
  notOpened: 'Não abriu? Talvez o aplicativo não esteja instalado.',
  back: 'Voltar',
  connecting: ['Conecte {wallet}', 'Escolha em {wallet} a conta com que você quer pagar.'],
  openWallet:
    'Aguardando {wallet}… Não apareceu nada? Abra a carteira pela barra do navegador ou olhe atrás desta janela.',
  loading: 'Verificando com o que você pode pagar…',
  pickAsset: 'Escolha com o que pagar',
  onNetwork: 'na rede {network}',
  priceHeld: 'Preço válido até {time}',
  needsDetails: 'Exige dados seus que esta página não pode pedir',
  needsPermission: 'Exige uma permissão única',
  pay: 'Pagar {amount} com {wallet}',
  preparing: 'Preparando…',
  tryAgain: 'Tentar de novo',
  noAccount: [
    'Nenhuma conta conectada',
    '{wallet} não mostra nenhuma conta que esta página possa usar. Conecte uma conta ou use outra carteira.',
  ],
  noFunds: [
    'Saldo insuficiente',
    '{wallet} não tem nenhuma moeda que cubra este pagamento. Use outra conta ou carteira, ou escaneie o código.',
  ],
  blocked: [
    'Não é possível com esta conta',
    'Este pagamento não pode ser feito com a conta em {wallet}. Use outra conta ou fale com a loja.',
  ],
  details: {
    asks: 'Pede os seus dados',
    give: 'Informar os seus dados',
    why: 'Por lei, o serviço de pagamento precisa conhecê-los.',
    merchant: 'Pagamento a {merchant}',
    next: 'Continuar',
    optional: 'opcional',
    page: 'Informe-os em uma página do serviço de pagamento. Depois, volte aqui para pagar.',
    open: 'Abrir a página',
    done: 'Já os informei',
    missing: 'O serviço de pagamento ainda não tem estes dados ou não os aceitou. Nada foi pago.',
    check: 'Verifique estes campos',
    required: 'Este campo é obrigatório.',
    date: 'Informe uma data válida.',
    email: 'Informe um endereço de e-mail válido.',
    one_of: 'Preencha pelo menos um: {fields}',
  },
  switching: ['Permita a rede', '{wallet} pergunta se pode usar {network}.'],
  signing: ['Aprove {amount} em {wallet}', 'Esta página se atualiza sozinha.'],
  checkAmount: 'Confira se o mesmo valor aparece lá.',
  checkUnits: 'O valor pode aparecer lá como {units} unidades mínimas de {token}.',
  declineNow: 'Se a sua carteira ainda pedir aprovação, recuse.',
  allowing: [
    'Permita que o Permit2 use {token}',
    'Uma permissão única, sem limite, para os pagamentos que você assinar. Ainda não paga nada.',
  ],
  revoking: [
    'Remova a permissão antiga de {token}',
    '{token} só aceita uma permissão nova depois que a antiga é removida. Nesta etapa ainda não se paga nada, e ela pode levar um minuto.',
  ],
  signingStep: 'Etapa {step} de {steps}',
  busy: ['Termine na outra aba', 'Você está pagando por lá. Não pague duas vezes.'],
  checkWallet: [
    'Verifique sua carteira',
    'Sua carteira recebeu o pedido de pagamento. Aprove ou recuse por lá e não pague duas vezes. Esta página se atualiza sozinha.',
  ],
  declineFirst:
    'Você recusou ou a solicitação nunca apareceu? Se a sua carteira ainda pedir aprovação, recuse por lá primeiro.',
  declined: 'Não aprovei',
  checkingDeclined: 'Verificando se nada foi enviado…',
  unproven: 'Não há certeza de que nada foi enviado.',
  contactShop: 'Fale com a loja antes de pagar de novo e informe este pagamento: {payment}',
  otherChain:
    'Outra rede estava selecionada na sua carteira, então o pagamento pode ter ido para lá. Nesse caso, a loja não o recebe.',
  late: [
    'Saiu dinheiro da sua carteira?',
    'Este pagamento já foi encerrado, mas sua carteira recebeu o pedido de enviá-lo e pode ter feito isso tarde demais.',
  ],
  sending: ['Enviando seu pagamento', 'Você o aprovou. Mantenha esta página aberta por um momento.'],
  unsent: [
    'Ainda não sabemos se seu pagamento chegou',
    'Você pode enviar o mesmo pagamento outra vez: o valor não será cobrado duas vezes. Não inicie um novo pagamento.',
  ],
  resend: 'Enviar outra vez',
  sent: ['Pagamento enviado', 'Você não precisa fazer mais nada.'],
  closed: ['Verificando seu pagamento', 'Não pague de novo. O resultado aparecerá aqui em instantes.'],
  problems: {
    rejected: 'Você recusou a solicitação na sua carteira. Nada foi pago.',
    request_pending: 'Sua carteira estava com outra solicitação aberta. Abra a carteira, responda e tente de novo.',
    account_changed:
      'Agora há outra conta ou rede selecionada na sua carteira. Confira com o que você vai pagar e tente de novo.',
    unknown_chain: 'Sua carteira não mudou para a rede {network}. Mude para ela na carteira ou escolha outra moeda.',
    unauthorized: 'Sua carteira não permite que esta página use essa conta. Conecte a conta de novo.',
    rate_limited:
      'Por enquanto, sua carteira não aceita solicitações desta página. Nada foi pago. Espere um minuto e tente de novo.',
    wallet_failed: 'Sua carteira não conseguiu fazer isso. Nada foi pago. Tente de novo ou use outra forma.',
    internal_error:
      'Algo deu errado nesta página, não na sua carteira. Nada foi pago. Tente de novo ou pague de outra forma.',
    reloaded:
      'A solicitação à sua carteira veio de uma página que não está mais aberta, por isso a resposta da carteira não vale. Nada foi pago. Se a carteira ainda pedir aprovação, recuse por lá. Depois, escolha de novo.',
    price_renewed: 'O preço foi renovado. Confira o valor e depois pague.',
    offer_renewed: 'A oferta tinha expirado e foi renovada. Nada foi pago. O valor continua o mesmo.',
    refused_request:
      'A solicitação não corresponde ao que aparece aqui, por isso não foi enviada à sua carteira. Nada foi pago. Pague de outra forma ou fale com a loja.',
    not_accepted: 'A aprovação da sua carteira não foi aceita. Nada foi pago. Tente de novo ou use outra moeda.',
    smart_account:
      'Esta moeda não aceita aprovações de contas inteligentes. Nada foi pago. Escolha outra moeda ou outra conta.',
    details_required:
      'Esta forma de pagar exige dados seus que esta página não pode pedir. Use outra moeda ou escaneie o código.',
    expires_soon: 'Não há mais tempo suficiente para pagar.',
    unavailable: 'Não é possível carregar as formas de pagar agora. Tente de novo.',
    storage_unavailable:
      'Seu navegador bloqueia o armazenamento, então esta página não pode garantir que você pague só uma vez. Em vez disso, escaneie o código.',
  },
};
