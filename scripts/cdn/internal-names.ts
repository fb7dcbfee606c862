/** Property names that no page ever sees: shortened in the CDN file. Names that begin with `_` are Lit's own private ones. */
const NAMES = `
  askingNow backoffMs changesInARow claim clock clockOffsetMs connected copyState countdown currentUrl delayMs dispatch
  dropped endedAt endsAt enter exclusively failures firstAskedAt follow getState group held history hold holds
  holdsBefore inspect interrupted isClaimed isFramed isInTrouble isOnline isVisible lastAskedAt leave monotonic
  notBefore onAnswered onAsked onCopy onEnd onLead onNews onRetry paceOf pageUrl ports_ random remainingMs seize
  silenceMs slots startedAt starts subject tabs take tell tone tracker trackers turn waitMs warning wording
`;

export const INTERNAL_NAMES = new RegExp(`^(_.*|${NAMES.trim().split(/\s+/).join('|')})$`);
