import { browserPorts, type ElementPorts } from '../../../src/browser/element-ports.js';

const nothing = (): undefined => undefined;

/** The ports of an element that leads nowhere and writes nothing to the console. */
export const createDemoPorts = (isOnline = true): ElementPorts => {
  const { navigation, page } = browserPorts;
  const silent = { go: nothing, open: nothing, reload: nothing, goBack: nothing, claim: nothing };
  return {
    ...browserPorts,
    tabs: undefined,
    navigation: { ...navigation, ...silent, isClaimed: () => false },
    page: { ...page, isOnline: () => isOnline && page.isOnline() },
    console: { error: nothing, warn: nothing },
  };
};
