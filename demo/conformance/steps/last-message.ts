import { fail, pass, skip, type Step } from './step.js';

export const lastMessage: Step = {
  id: 'last-message',
  requires: 'nothing',
  run: ({ page }) => {
    const { isFramed, canPostLastMessage } = page;
    if (isFramed || canPostLastMessage === undefined)
      return Promise.resolve(
        skip('Only apps that take messages as React Native does get PAY_SUCCESS and PAY_FAILURE.'),
      );
    return Promise.resolve(
      canPostLastMessage
        ? pass('The page can post PAY_SUCCESS and PAY_FAILURE.')
        : fail(
            'There is a handler ReactNativeWebView, but no window.ReactNativeWebView: PAY_SUCCESS and PAY_FAILURE are lost. Inject that object before the page loads.',
          ),
    );
  },
};
