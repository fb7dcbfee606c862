import type { WalletMessages } from '../../wallet-messages.js';

/** Filipino. */
export const fil: WalletMessages = {
  locale: 'fil',
  dir: 'ltr',
  notOpened: 'Hindi nagbukas? Baka hindi naka-install ang app.',
  back: 'Bumalik',
  connecting: ['Ikonekta ang {wallet}', 'Piliin sa {wallet} ang account na gagamitin mo sa pagbabayad.'],
  openWallet:
    'Hinihintay ang {wallet}… Wala kang nakikita? Buksan ito mula sa bar ng iyong browser, o tingnan sa likod ng window na ito.',
  loading: 'Tinitingnan kung ano ang maipambabayad mo…',
  pickAsset: 'Piliin kung ano ang ipambabayad mo',
  onNetwork: 'sa {network}',
  priceHeld: 'May bisa ang presyo hanggang {time}',
  needsDetails: 'Nangangailangan ng mga detalye tungkol sa iyo na hindi maitatanong ng page na ito',
  needsPermission: 'Nangangailangan ng minsanang pahintulot',
  pay: 'Magbayad ng {amount} gamit ang {wallet}',
  preparing: 'Inihahanda…',
  tryAgain: 'Subukan ulit',
  noAccount: [
    'Walang nakakonektang account',
    'Walang ipinapakitang account ang {wallet} na magagamit ng page na ito. Magkonekta ng isa, o gumamit ng ibang wallet.',
  ],
  noFunds: [
    'Kulang ang pondo',
    'Walang coin sa {wallet} na sapat para sa bayad na ito. Gumamit ng ibang account o wallet, o i-scan ang code.',
  ],
  blocked: [
    'Hindi posible mula sa account na ito',
    'Hindi magagawa ang bayad na ito mula sa account sa {wallet}. Gumamit ng ibang account, o makipag-ugnayan sa tindahan.',
  ],
  details: {
    asks: 'Hinihingi ang iyong mga detalye',
    give: 'Ilagay ang iyong mga detalye',
    why: 'Ayon sa batas, dapat itong malaman ng serbisyo sa pagbabayad.',
    merchant: 'Bayad sa {merchant}',
    next: 'Magpatuloy',
    optional: 'opsyonal',
    page: 'Ilagay ang mga ito sa isang page ng serbisyo sa pagbabayad. Pagkatapos, bumalik dito para magbayad.',
    open: 'Buksan ang page',
    done: 'Nailagay ko na',
    missing:
      'Wala pa sa serbisyo sa pagbabayad ang mga detalyeng ito, o hindi nito tinanggap ang mga ito. Walang nabayaran.',
    check: 'Suriin ang mga field na ito',
    required: 'Kailangan ito.',
    date: 'Maglagay ng wastong petsa.',
    email: 'Maglagay ng wastong email address.',
    one_of: 'Punan ang kahit isa: {fields}',
  },
  switching: ['Payagan ang network', 'Humihiling ang {wallet} na gamitin ang {network}.'],
  signing: ['Aprubahan ang {amount} sa {wallet}', 'Kusang mag-a-update ang page na ito.'],
  checkAmount: 'Tiyaking pareho ang halagang ipinapakita roon.',
  checkUnits: 'Maaaring ipakita ng wallet ang halaga bilang {units} pinakamaliit na unit ng {token}.',
  declineNow: 'Kung hinihingi pa rin ng iyong wallet ang pag-apruba mo, tanggihan ito.',
  allowing: [
    'Payagan ang Permit2 na gamitin ang {token}',
    'Minsanang pahintulot na walang limitasyon, para sa mga bayad na pipirmahan mo. Hindi pa ito nagbabayad.',
  ],
  revoking: [
    'Alisin ang lumang pahintulot para sa {token}',
    'Tatanggap lang ang {token} ng bagong pahintulot kapag naalis na ang luma. Wala pang binabayaran sa hakbang na ito, at maaari itong umabot ng isang minuto.',
  ],
  signingStep: 'Hakbang {step} ng {steps}',
  busy: ['Tapusin sa isa mo pang tab', 'Doon ka nagbabayad. Huwag magbayad nang dalawang beses.'],
  checkWallet: [
    'Tingnan ang iyong wallet',
    'Hiniling sa iyong wallet na magbayad. Aprubahan o tanggihan ito roon, at huwag magbayad nang dalawang beses. Kusang mag-a-update ang page na ito.',
  ],
  declineFirst:
    'Tinanggihan mo ba ito, o hindi ito kailanman lumabas? Kung humihingi pa rin ng pag-apruba ang iyong wallet, tanggihan muna ito roon.',
  declined: 'Hindi ko ito inaprubahan',
  checkingDeclined: 'Tinitingnan kung talagang walang naipadala…',
  unproven: 'Hindi tiyak na walang naipadala.',
  contactShop: 'Makipag-ugnayan sa tindahan bago ka magbayad ulit, at banggitin ang bayad na ito: {payment}',
  otherChain:
    'Ibang network ang napili noon sa iyong wallet, kaya maaaring doon napunta ang bayad. Kung gayon, hindi ito matatanggap ng tindahan.',
  late: [
    'May pera bang nabawas sa iyong wallet?',
    'Sarado na ang bayad na ito, pero hiniling sa iyong wallet na ipadala ito, at maaaring huli na nang gawin nito iyon.',
  ],
  sending: ['Ipinapadala ang iyong bayad', 'Inaprubahan mo na ito. Panatilihing bukas sandali ang page na ito.'],
  unsent: [
    'Hindi pa namin alam kung dumating ang iyong bayad',
    'Maaari mong ipadala ulit ang parehong bayad: hindi ka sisingilin nang dalawang beses. Huwag magsimula ng bagong bayad.',
  ],
  resend: 'Ipadala ulit',
  sent: ['Naipadala ang bayad', 'Wala ka nang kailangang gawin.'],
  closed: ['Tinitingnan ang iyong bayad', 'Huwag nang magbayad ulit. Lalabas dito ang resulta sa ilang sandali.'],
  problems: {
    rejected: 'Tinanggihan mo ito sa iyong wallet. Walang naibayad.',
    request_pending:
      'May iba pang bukas na kahilingan noon sa iyong wallet. Buksan ang wallet, sagutin ang kahilingan, at saka subukan ulit.',
    account_changed:
      'Ibang account o network na ang napili sa iyong wallet. Tingnan kung ano ang ipambabayad mo, at saka subukan ulit.',
    unknown_chain: 'Hindi lumipat sa {network} ang iyong wallet. Lumipat dito sa iyong wallet, o pumili ng ibang coin.',
    unauthorized:
      'Hindi pinapayagan ng iyong wallet ang page na ito na gamitin ang account na iyon. Ikonekta ito ulit.',
    rate_limited:
      'Pansamantalang hindi tumatanggap ang iyong wallet ng mga kahilingan mula sa page na ito. Walang naibayad. Maghintay nang isang minuto, at saka subukan ulit.',
    wallet_failed: 'Hindi ito nagawa ng iyong wallet. Walang naibayad. Subukan ulit, o magbayad sa ibang paraan.',
    internal_error:
      'Nagkaproblema sa page na ito, hindi sa iyong wallet. Walang naibayad. Subukan ulit, o magbayad sa ibang paraan.',
    reloaded:
      'Galing sa page na hindi na bukas ang kahilingan sa iyong wallet, kaya walang bisa ang sagot nito. Kung nagtatanong pa rin ito, tanggihan ito roon. Walang naibayad. Pagkatapos, pumili ulit.',
    price_renewed: 'Na-update ang presyo. Tingnan ang halaga, saka magbayad.',
    offer_renewed: 'Nawalan na ng bisa ang alok kaya na-update ito. Walang naibayad. Pareho pa rin ang halaga.',
    refused_request:
      'Hindi tugma ang kahilingan sa ipinapakita rito, kaya hindi ito ipinadala sa iyong wallet. Walang naibayad. Magbayad sa ibang paraan, o makipag-ugnayan sa tindahan.',
    not_accepted:
      'Hindi tinanggap ang pag-apruba ng iyong wallet. Walang naibayad. Subukan ulit, o gumamit ng ibang coin.',
    smart_account:
      'Hindi tumatanggap ang coin na ito ng pag-apruba mula sa mga smart account. Walang naibayad. Pumili ng ibang coin o ibang account.',
    details_required:
      'Nangangailangan ang paraan ng pagbabayad na ito ng mga detalye tungkol sa iyo na hindi maitatanong ng page na ito. Gumamit ng ibang coin, o i-scan ang code.',
    expires_soon: 'Hindi na sapat ang natitirang oras para magbayad.',
    unavailable: 'Hindi ma-load ngayon ang mga paraan ng pagbabayad. Subukan ulit.',
    storage_unavailable:
      'Bina-block ng iyong browser ang storage, kaya hindi matitiyak ng page na ito na isang beses ka lang magbabayad. I-scan na lang ang code.',
  },
};
