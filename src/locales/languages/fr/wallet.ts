import type { WalletMessages } from '../../wallet-messages.js';

/** French. */
export const fr: WalletMessages = {
  locale: 'fr',
  dir: 'ltr',
  notOpened: 'Rien ne s’est ouvert ? L’application n’est peut-être pas installée.',
  back: 'Retour',
  connecting: ['Connectez {wallet}', 'Choisissez dans {wallet} le compte avec lequel payer.'],
  openWallet:
    'En attente de {wallet}… Rien ne s’affiche ? Ouvrez le portefeuille depuis la barre du navigateur, ou regardez derrière cette fenêtre.',
  loading: 'Recherche de ce avec quoi vous pouvez payer…',
  pickAsset: 'Choisissez avec quoi payer',
  onNetwork: 'sur {network}',
  priceHeld: 'Prix garanti jusqu’à {time}',
  needsDetails: 'Demande des informations sur vous que cette page ne peut pas recueillir',
  needsPermission: 'Demande une autorisation unique',
  pay: 'Payer {amount} avec {wallet}',
  preparing: 'Préparation…',
  tryAgain: 'Réessayer',
  noAccount: [
    'Aucun compte n’est connecté',
    '{wallet} ne propose aucun compte que cette page puisse utiliser. Connectez-en un ou utilisez un autre portefeuille.',
  ],
  noFunds: [
    'Solde insuffisant',
    '{wallet} n’a aucune monnaie qui couvre ce paiement. Utilisez un autre compte ou un autre portefeuille, ou scannez le code.',
  ],
  blocked: [
    'Impossible depuis ce compte',
    'Ce paiement ne peut pas être fait depuis le compte dans {wallet}. Utilisez un autre compte ou contactez la boutique.',
  ],
  details: {
    asks: 'Demande des informations sur vous',
    give: 'Saisir vos informations',
    why: 'La loi oblige le service de paiement à les connaître.',
    merchant: 'Paiement à {merchant}',
    next: 'Continuer',
    optional: 'facultatif',
    page: 'Saisissez-les sur une page du service de paiement. Revenez ensuite ici pour payer.',
    open: 'Ouvrir la page',
    done: 'Je les ai saisies',
    missing: 'Le service de paiement n’a pas encore ces informations, ou ne les a pas acceptées. Rien n’a été payé.',
    check: 'Vérifiez ces champs',
    required: 'Ce champ est obligatoire.',
    date: 'Saisissez une date valide.',
    email: 'Saisissez une adresse e-mail valide.',
    one_of: 'Remplissez au moins un champ : {fields}',
  },
  switching: ['Autorisez le réseau', '{wallet} demande à utiliser {network}.'],
  signing: ['Validez {amount} dans {wallet}', 'Cette page se met à jour toute seule.'],
  checkAmount: 'Vérifiez que le même montant y est affiché.',
  checkUnits: 'Le montant peut y être affiché sous la forme de {units} unités minimales {token}.',
  declineNow: 'Si votre portefeuille vous demande encore de valider, refusez.',
  allowing: [
    'Autorisez Permit2 à utiliser {token}',
    'Une autorisation unique, sans limite, pour les paiements que vous signez. Rien n’est encore payé.',
  ],
  revoking: [
    'Retirez l’ancienne autorisation pour {token}',
    '{token} n’accepte une nouvelle autorisation qu’une fois l’ancienne retirée. Rien n’est encore payé, et cela peut prendre une minute.',
  ],
  signingStep: 'Étape {step} sur {steps}',
  busy: ['Terminez dans votre autre onglet', 'Vous payez là-bas. Ne payez pas deux fois.'],
  checkWallet: [
    'Consultez votre portefeuille',
    'Votre portefeuille a reçu la demande de paiement. Validez-la ou refusez-la là-bas, et ne payez pas deux fois. Cette page se met à jour toute seule.',
  ],
  declineFirst:
    'Avez-vous refusé, ou la demande n’est-elle jamais apparue ? Si votre portefeuille la présente encore, refusez-la d’abord là-bas.',
  declined: 'Je n’ai pas validé',
  checkingDeclined: 'Vérification que rien n’a été envoyé…',
  unproven: 'Il n’est pas certain que rien n’ait été envoyé.',
  contactShop: 'Contactez la boutique avant de payer à nouveau, et indiquez ce paiement : {payment}',
  otherChain:
    'Un autre réseau était sélectionné dans votre portefeuille. Le paiement a donc pu y être envoyé. Dans ce cas, la boutique ne le reçoit pas.',
  late: [
    'De l’argent a-t-il quitté votre portefeuille ?',
    'Ce paiement est clos, mais votre portefeuille avait reçu la demande de l’envoyer et l’a peut-être fait trop tard.',
  ],
  sending: ['Envoi de votre paiement', 'Vous l’avez validé. Gardez cette page ouverte un instant.'],
  unsent: [
    'Nous ne savons pas encore si votre paiement est arrivé',
    'Vous pouvez envoyer à nouveau le même paiement : le montant ne sera pas débité deux fois. N’en commencez pas un autre.',
  ],
  resend: 'Envoyer à nouveau',
  sent: ['Paiement envoyé', 'Vous n’avez rien d’autre à faire.'],
  closed: [
    'Vérification de votre paiement',
    'Ne payez pas une deuxième fois. Le résultat s’affiche ici dans un instant.',
  ],
  problems: {
    rejected: 'Vous avez refusé dans votre portefeuille. Rien n’a été payé.',
    request_pending: 'Une autre demande était ouverte dans votre portefeuille. Ouvrez-le, répondez, puis réessayez.',
    account_changed:
      'Un autre compte ou réseau est maintenant sélectionné dans votre portefeuille. Vérifiez avec quoi vous payez, puis réessayez.',
    unknown_chain:
      'Votre portefeuille n’est pas passé sur {network}. Choisissez ce réseau dans votre portefeuille ou utilisez une autre monnaie.',
    unauthorized: 'Votre portefeuille n’autorise pas cette page à utiliser ce compte. Connectez-le de nouveau.',
    rate_limited:
      'Votre portefeuille n’accepte pas de demande de cette page pour l’instant. Rien n’a été payé. Attendez une minute, puis réessayez.',
    wallet_failed: 'Votre portefeuille n’a pas pu le faire. Rien n’a été payé. Réessayez ou payez d’une autre manière.',
    internal_error:
      'Le problème vient de cette page, pas de votre portefeuille. Rien n’a été payé. Réessayez ou payez d’une autre manière.',
    reloaded:
      'La demande à votre portefeuille venait d’une page qui n’est plus ouverte. La réponse du portefeuille ne compte donc pas. Rien n’a été payé. S’il présente encore la demande, refusez-la là-bas. Choisissez ensuite à nouveau.',
    price_renewed: 'Le prix a été actualisé. Vérifiez le montant, puis payez.',
    offer_renewed: 'L’offre avait expiré et a été renouvelée. Rien n’a été payé. Le montant est toujours le même.',
    refused_request:
      'La demande ne correspond pas à ce qui est affiché ici. Elle n’a donc pas été envoyée à votre portefeuille. Rien n’a été payé. Payez d’une autre manière ou contactez la boutique.',
    not_accepted:
      'La validation de votre portefeuille n’a pas été acceptée. Rien n’a été payé. Réessayez ou utilisez une autre monnaie.',
    smart_account:
      'Cette monnaie n’accepte pas les validations des comptes intelligents. Rien n’a été payé. Choisissez une autre monnaie ou un autre compte.',
    details_required:
      'Ce moyen de paiement demande des informations sur vous que cette page ne peut pas recueillir. Utilisez une autre monnaie ou scannez le code.',
    expires_soon: 'Il ne reste pas assez de temps pour payer.',
    unavailable: 'Les moyens de paiement ne peuvent pas être chargés pour le moment. Réessayez.',
    storage_unavailable:
      'Votre navigateur bloque le stockage. Cette page ne peut donc pas garantir que vous ne payez qu’une fois. Scannez plutôt le code.',
  },
};
