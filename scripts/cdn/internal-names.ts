/** Property names that no page ever sees: shortened in the CDN file. Names that begin with `_` are Lit's own private ones. */
const NAMES = `
  askingNow backoffMs changesInARow clockOffsetMs connected countdown currentUrl delayMs dispatch endedAt endsAt enter
  exclusively failures firstAskedAt getState group held history hold holds holdsBefore interrupted isClaimed isFramed isInTrouble
  isOnline isVisible lastAskedAt leave monotonic notBefore onAsked onEnd onLead onNews paceOf ports_ random remainingMs
  silenceMs slots startedAt starts subject take tell tone turn waitMs wording warning onCopy onRetry copyState
`;

export const INTERNAL_NAMES = new RegExp(`^(_.*|${NAMES.trim().split(/\s+/).join('|')})$`);
