import type { ButtonMessages } from '../../button-messages.js';

/** Hindi. */
export const hi: ButtonMessages = {
  locale: 'hi',
  dir: 'ltr',
  starting: 'भुगतान शुरू हो रहा है…',
  failed: 'भुगतान शुरू नहीं हो सका। फिर कोशिश करें।',
  nothingToPay: 'इस ऑर्डर का भुगतान नहीं किया जा सकता। हो सकता है कि इसका भुगतान पहले ही हो चुका हो।',
  offline: 'आप ऑफ़लाइन हैं। दोबारा कनेक्ट होने पर भुगतान करें।',
};
