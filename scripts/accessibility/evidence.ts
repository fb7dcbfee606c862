// The tests and the examinations by hand that docs/accessibility.md refers to.

/** A test, by its file and its title as the source has it. */
export type TestReference = readonly [file: string, title: string];

const BUTTON = 'test/elements/pay-button/close.test.ts';
const DETAILS = 'test/elements/pay-checkout/wallet-details.test.ts';
const PANE = 'test/elements/pay-checkout/wallet.test.ts';
const STATUS = 'test/elements/pay-status/accessibility.test.ts';
const CHECKOUT = 'test/elements/pay-checkout/accessibility.test.ts';
const COUNTDOWN = 'test/elements/pay-status/redirect-countdown.test.ts';
const GALLERY = 'test/e2e/access.test.ts';
const TOKENS = 'test/theme/tokens.test.ts';

export const TESTS = {
  announcesCopy: ['test/elements/pay-status/copy.test.ts', 'announces the result to screen readers'],
  announcesMilestones: [
    'test/elements/pay-status/milestones.test.ts',
    'are made at five minutes, one minute, thirty and ten seconds only',
  ],
  announcesPolitely: [
    'test/elements/pay-status/speech.test.ts',
    'are polite, in one live region that exists before the first of them',
  ],
  announcesSteps: [PANE, 'announces each step once, and not what screen readers read at the focus'],
  arabic: [PANE, 'shows its texts in Arabic, from right to left'],
  asksBeforeCancelling: [
    'test/elements/pay-checkout/cancel.test.ts',
    'asks the buyer to confirm before it sends a request',
  ],
  asksBeforeClosing: [BUTTON, 'asks before it closes while the payment is on its way, and says not to pay again'],
  axeApps: [
    'test/elements/pay-checkout/wallet-apps.test.ts',
    'are accessible rows of at least 44 px over the whole width ${what}',
  ],
  axeButton: [BUTTON, 'is accessible at ${width} px: the button, the dialog, the question and the chip'],
  axeCheckout: [CHECKOUT, 'axe finds no violation, wide in light and narrow in dark colours: ${what}'],
  axeStatus: [STATUS, 'axe finds no violation in ${scheme} colours: ${scene.what}'],
  axeWallet: [
    CHECKOUT,
    'axe finds no violation while a wallet pays, wide in light and narrow in dark colours: ${what}',
  ],
  brandContrast: [
    'test/theme/presets/brand.test.ts',
    'keeps ${name} at ${ratio} : 1 on ${against} for any brand colour, ${scheme}',
  ],
  buttonLargeText: [
    'test/elements/pay-button/large-text.test.ts',
    'shows the footer after the sheet, in line with the amount',
  ],
  buttonProblem: [
    'test/elements/pay-button/start.test.ts',
    'says after ${name} that the payment was not started, until the next press',
  ],
  buttonWords: [
    'test/elements/pay-button/start.test.ts',
    'shows the words of the button inside, also when they change',
  ],
  buttonZoom: [
    'test/elements/pay-button/zoom.test.ts',
    'scrolls as a whole, and shows what has the focus and the whole name of the merchant',
  ],
  chipFocus: [BUTTON, 'opens the same checkout from the chip, to which the focus returns'],
  chipName: [BUTTON, 'shows the result in the chip, where it can be removed'],
  chipWaits: [BUTTON, 'closes without a question while nothing was sent, and shows the payment in the chip'],
  closesByPress: [BUTTON, 'closes by a press on what is behind, but not by one that starts in the card'],
  controlsInOrder: [GALLERY, 'receive the focus once each, in reading order, in ${language}'],
  detailsErrors: [DETAILS, 'moves the focus to what is wrong, from where links lead to the fields'],
  detailsFields: [DETAILS, 'labels its fields, and lets the browser fill them in'],
  detailsKept: [DETAILS, 'still has what was entered when the buyer goes back and opens it again'],
  detailsLinked: [
    DETAILS,
    'is a link to the page of the gateway, in a new tab and in the same colours, where that asks',
  ],
  detailsPaid: [DETAILS, 'leads to paying, and is gone with all that was entered'],
  detailsSizes: [DETAILS, 'has fields and a box that are large enough, and whose borders can be seen, light and dark'],
  dialogModal: [
    'test/elements/pay-checkout/cancel.test.ts',
    'asks in a modal dialog, which begins with the focus on the way back',
  ],
  dialogEscape: ['test/elements/pay-checkout/cancel.test.ts', 'closes the dialog by Escape, which returns the focus'],
  dialogOrder: [BUTTON, 'begins with the headline, then comes the button that closes'],
  disclosesApproval: [
    'test/elements/pay-checkout/wallet-transactions.test.ts',
    'of an approval are disclosed in the option before, and in the step: one-time, and without a limit',
  ],
  distinctStatuses: [GALLERY, 'give each status that <${tag}> shows its own icon and title'],
  documentTitle: [
    'test/elements/pay-status/document-title.test.ts',
    'follows the status with document-title, in the language of the page',
  ],
  escapeAsks: [BUTTON, 'never closes while something was sent by pressing Escape again and again'],
  expiryWarns: [
    'test/elements/pay-status/countdown.test.ts',
    'warns against approving when the time is up, polls exactly once more, and leaves expiry to the gateway',
  ],
  fitsNumbers: [
    'test/elements/numbers.test.ts',
    'break only between their groups, and fit, where the page is ${width} px wide and its text ${size} px high',
  ],
  focusFollowsSteps: [PANE, 'keeps the focus on the way, at the headline of each step'],
  focusStays: [
    'test/elements/pay-checkout/status.test.ts',
    'stays in the checkout when the focused control disappears',
  ],
  focusVisible: [GALLERY, 'show a visible focus indicator on every button and link, on ${name}'],
  forcedColours: [GALLERY, 'show every icon and border in forced colours, ${colorScheme}'],
  helpInFooter: [
    'test/elements/pay-checkout/next-steps.test.ts',
    'leave the one link to help to the footer when the payment is ${status}',
  ],
  ignoresSecondPress: ['test/controllers/ignore-second-press.test.ts', 'ignores it for 500 ms'],
  imagesHidden: [
    'test/elements/pay-status/hostile.test.ts',
    'are loaded without a referrer, and are hidden from screen readers',
  ],
  keyboardPurchase: [
    'test/e2e/keyboard.test.ts',
    'can buy, pay, cancel the redirect, copy the receipt and return to the shop',
  ],
  keyboardStatus: [STATUS, 'Tab reaches every control of a receipt and a redirect, each with a name'],
  keyboardWallet: [
    'test/e2e/paying-keyboard.test.ts',
    'connects a wallet, chooses a coin, approves it and shows the receipt, without a loss of the focus',
  ],
  languageOfMessages: [
    'test/elements/language.test.ts',
    'has the lang and dir of its messages, and only on text that it has messages for',
  ],
  languageOfErrors: ['test/elements/language.test.ts', 'reports errors to developers in English, marked as English'],
  languageOfPane: [PANE, 'never shows an English text in a German page'],
  largeReceipt: ['test/elements/pay-checkout/receipt.test.ts', 'is not cut in a page of 240 pixels'],
  noMotion: [GALLERY, 'animate nothing from the first render to the receipt'],
  notCovered: ['test/elements/pay-checkout/page.test.ts', 'does not scroll what gets the focus below the sticky row'],
  notSticky: ['test/elements/pay-checkout/page.test.ts', 'is not sticky ${what}'],
  oneHeadline: ['test/elements/pay-checkout/headline.test.ts', 'the payment is ${status}'],
  presetContrast: ['test/theme/presets/presets.test.ts', 'has sufficient contrast: ${preset}, ${scheme}'],
  qrLabel: ['test/elements/pay-checkout/pay.test.ts', 'label the QR code, and collapse it where the page is narrow'],
  redirectStops: [COUNTDOWN, 'is cancelled by the buyer, who keeps a link'],
  redirectVisible: [COUNTDOWN, 'runs only while the page is visible'],
  redirectWaits: [COUNTDOWN, 'waits while the keyboard focus is in the element, its slots or the component around it'],
  renewsPrice: [
    'test/e2e/paying/choices.test.ts',
    'reads that the offer was renewed while the wallet was open, and pays the new one only after another click',
  ],
  targetsCheckout: ['test/elements/targets.test.ts', 'is at least ${LEAST_PX} px in pay-checkout, ${status}, ${where}'],
  targetsStatus: ['test/elements/targets.test.ts', 'is at least ${LEAST_PX} px in pay-status, ${status}, ${where}'],
  textSpacing: [GALLERY, 'show every text with the text spacing of WCAG 1.4.12, in ${language}'],
  timelineCurrent: [
    'test/elements/pay-status/timeline.test.ts',
    'says which step is the current one, and to screen readers which are still to come',
  ],
  tokenContrast: [TOKENS, 'have defaults with sufficient contrast, ${scheme}'],
  transcripts: [
    'test/elements/transcripts/transcripts.test.ts',
    'match the recorded transcript of the path ${path.name} in ${language}',
  ],
  zoom: [GALLERY, 'show every text at 400 % zoom without horizontal scrolling, in ${language}'],
} as const satisfies Readonly<Record<string, TestReference>>;

/** Examinations by hand, with how they were made. */
export const EXAMINATIONS = {
  keyboard:
    'Keyboard alone, in Chromium 1280 by 800: a page with `<pay-button>`, and its dialog, which holds a whole `<pay-checkout>`, from the list of wallets through the coins, the details form with its errors, the approval, both questions, the chip and the receipt. At each stop of Tab, and in the first step of Shift+Tab, the name, the outline and the size were read, and five points of the control were tested for being covered.',
  zoom: '400 % zoom: the same steps, and the checkout page of the sandbox, in a window of 320 by 256 pixels; screenshots were looked at, and each text was tested for being outside of the window.',
  text: '200 % text: the same steps with a root font size of 32 px, in windows 1280 and 360 pixels wide; screenshots were looked at.',
  spacing: 'Text spacing of 1.4.12, applied to all shadow trees: the same steps in windows 1280 and 360 pixels wide.',
  colours: 'Forced colours, `prefers-contrast: more`, light and dark: the same steps; screenshots were looked at.',
  source:
    'The sources and the style sheets were read: key handlers, pointer handlers, media, animations, `title` attributes, orientation.',
} as const;

export type TestName = keyof typeof TESTS;
export type ExaminationName = keyof typeof EXAMINATIONS;
