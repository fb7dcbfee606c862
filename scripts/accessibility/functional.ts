import type { Criterion } from './criterion.js';

/** The functional performance statements of EN 301 549 V3.2.1, chapter 4. */
export const FUNCTIONAL: readonly Criterion[] = [
  {
    id: '4.2.1',
    name: 'Usage without vision',
    level: 'Not Evaluated',
    remark: 'No real screen reader was tried, only what the accessibility tree holds and a simulated one says.',
    tests: ['transcripts'],
  },
  {
    id: '4.2.2',
    name: 'Usage with limited vision',
    level: ['Supports', 'Partially Supports', 'Partially Supports'],
    remark: 'See 1.4.3, 1.4.4, 1.4.10, 1.4.11 and 1.4.12; for the chip, 2.4.11.',
    tests: ['zoom', 'textSpacing', 'tokenContrast', 'forcedColours', 'buttonZoom'],
  },
  {
    id: '4.2.3',
    name: 'Usage without perception of colour',
    level: 'Supports',
    remark: 'See 1.4.1.',
    tests: ['distinctStatuses', 'forcedColours'],
  },
  {
    id: '4.2.4',
    name: 'Usage without hearing',
    level: 'Supports',
    remark: 'Nothing has a sound.',
    examined: ['source'],
  },
  {
    id: '4.2.5',
    name: 'Usage with limited hearing',
    level: 'Supports',
    remark: 'Nothing has a sound.',
    examined: ['source'],
  },
  {
    id: '4.2.6',
    name: 'Usage with no or limited vocal capability',
    level: 'Supports',
    remark: 'Nothing needs speech.',
    examined: ['source'],
  },
  {
    id: '4.2.7',
    name: 'Usage with limited manipulation or strength',
    level: 'Partially Supports',
    remark:
      'Keyboard and large targets are enough, but the time to pay is limited (2.2.1). No switch device was tried.',
    tests: ['keyboardPurchase', 'keyboardWallet', 'targetsStatus', 'targetsCheckout'],
  },
  {
    id: '4.2.8',
    name: 'Usage with limited reach',
    level: 'Not Applicable',
    remark: 'The device is the buyer’s.',
    examined: ['source'],
  },
  {
    id: '4.2.9',
    name: 'Minimize photosensitive seizure triggers',
    level: 'Supports',
    remark: 'See 2.3.1.',
    examined: ['source'],
  },
  {
    id: '4.2.10',
    name: 'Usage with limited cognition, language or learning',
    level: 'Partially Supports',
    remark:
      'One headline says what to do, and questions come before what cannot be undone; the time is limited (2.2.1). It was not tried with users.',
    tests: ['oneHeadline', 'asksBeforeCancelling', 'asksBeforeClosing'],
  },
  {
    id: '4.2.11',
    name: 'Privacy',
    level: 'Supports',
    remark: 'There is one user interface for all. Nothing is recorded about settings or assistive technology.',
    examined: ['source'],
  },
];
