import type { Criterion } from './criterion.js';

/** The success criteria of WCAG 2.2, level AA. */
export const LEVEL_AA: readonly Criterion[] = [
  ...['1.2.4 Captions (Live)', '1.2.5 Audio Description (Prerecorded)'].map((text): Criterion => ({
    id: text.slice(0, 5),
    name: text.slice(6),
    level: 'Not Applicable',
    remark: 'There is no audio and no video.',
    examined: ['source'],
  })),
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'Supports',
    remark: 'The layout depends on the width only; no orientation is required.',
    examined: ['source'],
  },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    level: ['Not Applicable', 'Supports', 'Supports'],
    remark: 'Fields whose purpose the gateway’s interface names have the `autocomplete` of it.',
    tests: ['detailsFields'],
  },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'Supports',
    remark:
      'Text has at least 4.5 : 1 in the default colours and in all presets, light and dark. With your own colours it is yours; the console warns.',
    tests: ['tokenContrast', 'presetContrast', 'brandContrast', 'axeStatus', 'axeCheckout', 'axeWallet', 'axeButton'],
  },
  {
    id: '1.4.4',
    name: 'Resize Text',
    level: 'Supports',
    remark:
      'Sizes follow the font size of the page. A merchant’s name that is too long is cut at any size; the receipt has it in full.',
    tests: ['fitsNumbers', 'largeReceipt', 'buttonLargeText', 'notSticky'],
    examined: ['text'],
  },
  {
    id: '1.4.5',
    name: 'Images of Text',
    level: 'Supports',
    remark: 'There are none but logos.',
    examined: ['source'],
  },
  {
    id: '1.4.10',
    name: 'Reflow',
    level: 'Supports',
    remark: 'Nothing scrolls sideways at 320 pixels, and nothing is sticky at 400 % zoom.',
    tests: ['zoom', 'buttonZoom', 'notSticky', 'fitsNumbers'],
    examined: ['zoom'],
  },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    level: 'Supports',
    remark:
      'Borders of fields, radio buttons, icons of states and the focus have at least 3 : 1. Other borders are not needed to see a control or its state.',
    tests: ['tokenContrast', 'presetContrast', 'detailsSizes', 'focusVisible', 'forcedColours'],
    examined: ['colours'],
  },
  {
    id: '1.4.12',
    name: 'Text Spacing',
    level: ['Supports', 'Partially Supports', 'Partially Supports'],
    remark:
      'Nothing overlaps, but the merchant’s name, which has one line on a phone in the dialog and with `shape="page"`, is cut sooner; the receipt has it in full. Style sheets that do not reach shadow trees change the spacing in part only.',
    tests: ['textSpacing'],
    examined: ['spacing'],
  },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'Not Applicable',
    remark: 'There is none but the browser’s own tooltips.',
    examined: ['source'],
  },
  {
    id: '2.4.5',
    name: 'Multiple Ways',
    level: 'Not Applicable',
    remark: 'Paying is a step of a process, and the ways to it are the page’s.',
    examined: ['source'],
  },
  {
    id: '2.4.6',
    name: 'Headings and Labels',
    level: 'Supports',
    remark: 'There is one headline in each state. It says what to do, or what has happened.',
    tests: ['oneHeadline', 'detailsFields', 'transcripts'],
  },
  {
    id: '2.4.7',
    name: 'Focus Visible',
    level: 'Supports',
    remark:
      'Each control has an outline of two pixels: do not remove it. Headlines, which get the focus from a script and cannot be operated, have none.',
    tests: ['focusVisible', 'keyboardWallet', 'keyboardStatus'],
    examined: ['keyboard'],
  },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: ['Supports', 'Supports', 'Partially Supports'],
    remark:
      'What is sticky covers no focus. The chip that remains of a closed dialog can cover a small control of your page, which [three lines of CSS](#your-part) prevent.',
    tests: ['notCovered', 'notSticky', 'buttonZoom'],
    examined: ['keyboard', 'zoom'],
  },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    level: ['Not Applicable', 'Not Applicable', 'Supports'],
    remark: 'The sheet on a phone closes when it is dragged down, and by its close button.',
    tests: ['chipWaits', 'closesByPress'],
  },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'Supports',
    remark:
      'What acts is at least 40 pixels high, most of it 44; what copies or shows a fact at least 24. Links within a sentence are exempt.',
    tests: ['targetsStatus', 'targetsCheckout', 'axeApps', 'detailsSizes'],
    examined: ['keyboard'],
  },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    level: ['Supports', 'Partially Supports', 'Partially Supports'],
    remark:
      'Texts of the elements have `lang`, also where they fall back to English. The labels and hints of the details form are the gateway’s, whose language the interface does not tell.',
    tests: ['languageOfMessages', 'languageOfErrors', 'languageOfPane', 'arabic', 'transcripts'],
  },
  {
    id: '3.2.3',
    name: 'Consistent Navigation',
    level: 'Not Applicable',
    remark: 'The elements have no navigation that is repeated on pages.',
    examined: ['source'],
  },
  {
    id: '3.2.4',
    name: 'Consistent Identification',
    level: 'Supports',
    remark: 'The same texts name the same things in all three elements, from one list for each language.',
    tests: ['transcripts'],
    examined: ['source'],
  },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    level: ['Not Applicable', 'Supports', 'Supports'],
    remark: 'An error says what is missing, or in which form it is expected; after a problem, the way on is offered.',
    tests: ['detailsErrors', 'buttonProblem'],
  },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: ['Not Applicable', 'Supports', 'Supports'],
    remark:
      'Who asks, for how much and for what is shown before the press that pays, and the wallet asks again. Details are checked before they are sent; cancelling is confirmed.',
    tests: [
      'keyboardWallet',
      'disclosesApproval',
      'renewsPrice',
      'detailsErrors',
      'asksBeforeCancelling',
      'asksBeforeClosing',
    ],
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: ['Not Applicable', 'Supports', 'Supports'],
    remark:
      'Connecting a wallet takes one press here and one in the wallet, without a password or a test. How a wallet is unlocked is the wallet’s.',
    tests: ['keyboardWallet'],
  },
  {
    id: '4.1.3',
    name: 'Status Messages',
    level: 'Supports',
    remark:
      'Each change of status, step and connection is said once by a live region, and so are copying and the time left at five minutes, one minute, 30 and 10 seconds. No real screen reader was tried.',
    tests: ['announcesPolitely', 'announcesSteps', 'announcesMilestones', 'announcesCopy', 'transcripts'],
  },
];
