/** Property names that no page ever sees: shortened in the CDN file. Names that begin with `_` are Lit's own private ones. */
const NAMES = `
  askingNow backoffMs changesInARow claim clock clockOffsetMs connected converter copyState countdown createProperty
  createRenderRoot currentUrl delayMs dispatch dropped elementStyles enableUpdating endedAt endsAt enter exclusively
  failures finalizeStyles firstAskedAt firstUpdated follow fromAttribute getPropertyDescriptor getPropertyOptions
  getState getUpdateComplete group hasChanged held history hold holds holdsBefore inspect interrupted isClaimed
  isFramed isInTrouble isOnline isUpdatePending isVisible lastAskedAt leave monotonic noAccessor notBefore onCopy
  onEnd onLead onNews onRetry paceOf pageUrl performUpdate ports_ random remainingMs renderBefore renderOptions
  scheduleUpdate seize shadowRootOptions shouldUpdate silenceMs slots startedAt strings subject tabs take tell
  toAttribute tone tracker trackers turn useDefault waitMs warning wording wrapped
`;

export const INTERNAL_NAMES = new RegExp(`^(_.*|${NAMES.trim().split(/\s+/).join('|')})$`);
