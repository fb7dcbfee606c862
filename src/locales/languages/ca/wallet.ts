import type { WalletMessages } from '../../wallet-messages.js';

/** Catalan. */
export const ca: WalletMessages = {
  locale: 'ca',
  dir: 'ltr',
  notOpened: 'No s’ha obert? Potser l’aplicació no està instal·lada.',
  back: 'Enrere',
  connecting: ['Connecteu {wallet}', 'Trieu a {wallet} el compte amb què voleu pagar.'],
  openWallet:
    'Esperant {wallet}… No veieu res? Obriu la cartera des de la barra del navegador o mireu darrere d’aquesta finestra.',
  loading: 'S’està comprovant amb què podeu pagar…',
  pickAsset: 'Trieu amb què voleu pagar',
  onNetwork: 'a la xarxa {network}',
  priceHeld: 'Preu vàlid fins a les {time}',
  needsDetails: 'Requereix dades vostres que aquesta pàgina no pot demanar',
  needsPermission: 'Requereix un permís únic',
  pay: 'Paga {amount} amb {wallet}',
  preparing: 'S’està preparant…',
  tryAgain: 'Torna-ho a provar',
  noAccount: [
    'No hi ha cap compte connectat',
    '{wallet} no mostra cap compte que aquesta pàgina pugui utilitzar. Connecteu-ne un o utilitzeu una altra cartera.',
  ],
  noFunds: [
    'Saldo insuficient',
    '{wallet} no té cap moneda que cobreixi aquest pagament. Utilitzeu un altre compte o una altra cartera, o escanegeu el codi.',
  ],
  blocked: [
    'No és possible des d’aquest compte',
    'Aquest pagament no es pot fer des del compte que teniu a {wallet}. Utilitzeu un altre compte o contacteu amb la botiga.',
  ],
  details: {
    asks: 'Demana les vostres dades',
    give: 'Introduïu les vostres dades',
    why: 'La llei obliga el servei de pagament a conèixer-les.',
    merchant: 'Pagament a {merchant}',
    next: 'Continua',
    optional: 'opcional',
    page: 'Introduïu-les en una pàgina del servei de pagament. Després torneu aquí per pagar.',
    open: 'Obre la pàgina',
    done: 'Ja les he introduït',
    missing: 'El servei de pagament encara no té aquestes dades o no les ha acceptades. No s’ha pagat res.',
    check: 'Reviseu aquests camps',
    required: 'Aquest camp és obligatori.',
    date: 'Introduïu una data vàlida.',
    email: 'Introduïu una adreça electrònica vàlida.',
    one_of: 'Empleneu-ne almenys un: {fields}',
  },
  switching: ['Permeteu la xarxa', '{wallet} demana utilitzar la xarxa {network}.'],
  signing: ['Aproveu {amount} a {wallet}', 'Aquesta pàgina s’actualitza sola.'],
  checkAmount: 'Comproveu que mostra el mateix import.',
  checkUnits: 'Pot ser que mostri l’import com a {units} unitats mínimes de {token}.',
  declineNow: 'Si la cartera encara us demana que ho aproveu, rebutgeu-ho.',
  allowing: [
    'Permeteu que Permit2 faci servir {token}',
    'Un permís únic, sense límit, per als pagaments que signeu. Encara no paga res.',
  ],
  revoking: [
    'Retireu el permís antic per a {token}',
    '{token} només accepta un permís nou quan s’ha retirat l’antic. Amb això encara no es paga res, i l’operació pot trigar un minut.',
  ],
  signingStep: 'Pas {step} de {steps}',
  busy: ['Acabeu el pagament a l’altra pestanya', 'Esteu pagant allà. No pagueu dues vegades.'],
  checkWallet: [
    'Reviseu la cartera',
    'S’ha demanat a la cartera que pagui. Aproveu-ho o rebutgeu-ho allà, i no pagueu dues vegades. Aquesta pàgina s’actualitza sola.',
  ],
  declineFirst:
    'Heu rebutjat la sol·licitud o no ha aparegut mai? Si la cartera encara us ho demana, primer rebutgeu-la allà.',
  declined: 'No l’he aprovada',
  checkingDeclined: 'S’està comprovant que no s’ha enviat res…',
  unproven: 'No és segur que no s’hagi enviat res.',
  contactShop: 'Contacteu amb la botiga abans de tornar a pagar i indiqueu aquest pagament: {payment}',
  otherChain:
    'La cartera tenia seleccionada una altra xarxa i, per això, pot ser que el pagament hagi anat allà. En aquest cas, la botiga no el rep.',
  late: [
    'Han sortit diners de la cartera?',
    'Aquest pagament ja està tancat, però s’havia demanat a la cartera que l’enviés i pot ser que ho hagi fet massa tard.',
  ],
  sending: ['S’està enviant el vostre pagament', 'L’heu aprovat. Deixeu aquesta pàgina oberta un moment.'],
  unsent: [
    'Encara no sabem si el vostre pagament ha arribat',
    'Podeu enviar una altra vegada el mateix pagament: no se us cobrarà dues vegades. No inicieu un pagament nou.',
  ],
  resend: 'Torna-ho a enviar',
  sent: ['Pagament enviat', 'No cal que feu res més.'],
  closed: ['S’està comprovant el vostre pagament', 'No torneu a pagar. El resultat apareixerà aquí en uns instants.'],
  problems: {
    rejected: 'Heu rebutjat la sol·licitud a la cartera. No s’ha pagat res.',
    request_pending: 'La cartera tenia oberta una altra sol·licitud. Obriu la cartera, responeu i torneu-ho a provar.',
    account_changed:
      'Ara la cartera té seleccionat un altre compte o una altra xarxa. Comproveu amb què pagueu i torneu-ho a provar.',
    unknown_chain:
      'La cartera no ha canviat a la xarxa {network}. Seleccioneu-la a la cartera o trieu una altra moneda.',
    unauthorized: 'La cartera no permet que aquesta pàgina utilitzi aquest compte. Torneu a connectar-lo.',
    rate_limited:
      'De moment, la cartera no accepta sol·licituds d’aquesta pàgina. No s’ha pagat res. Espereu un minut i torneu-ho a provar.',
    wallet_failed: 'La cartera no ho ha pogut fer. No s’ha pagat res. Torneu-ho a provar o pagueu d’una altra manera.',
    internal_error:
      'El problema ha estat en aquesta pàgina, no a la cartera. No s’ha pagat res. Torneu-ho a provar o pagueu d’una altra manera.',
    reloaded:
      'La sol·licitud a la cartera venia d’una pàgina que ja no és oberta i, per això, la resposta no compta. No s’ha pagat res. Si la cartera encara us demana que ho aproveu, rebutgeu-ho allà. Després, torneu a triar.',
    price_renewed: 'S’ha actualitzat el preu. Comproveu l’import i després pagueu.',
    offer_renewed: 'L’oferta havia caducat i s’ha renovat. No s’ha pagat res. L’import continua sent el mateix.',
    refused_request:
      'La sol·licitud no coincideix amb el que es mostra aquí i, per això, no s’ha enviat a la cartera. No s’ha pagat res. Pagueu d’una altra manera o contacteu amb la botiga.',
    not_accepted:
      'No s’ha acceptat l’aprovació de la cartera. No s’ha pagat res. Torneu-ho a provar o utilitzeu una altra moneda.',
    smart_account:
      'Aquesta moneda no accepta aprovacions de comptes intel·ligents. No s’ha pagat res. Trieu una altra moneda o un altre compte.',
    details_required:
      'Aquesta manera de pagar requereix dades vostres que aquesta pàgina no pot demanar. Utilitzeu una altra moneda o escanegeu el codi.',
    expires_soon: 'No queda prou temps per pagar.',
    unavailable: 'Ara mateix no es poden carregar les maneres de pagar. Torneu-ho a provar.',
    storage_unavailable:
      'El navegador bloqueja l’emmagatzematge i, per això, aquesta pàgina no pot garantir que pagueu només una vegada. En lloc d’això, escanegeu el codi.',
  },
};
