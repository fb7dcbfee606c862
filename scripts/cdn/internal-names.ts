/** Property names that no page ever sees: shortened in the CDN file. Names that begin with `_` are Lit's own private ones. */
const NAMES = `
  addController hostConnected hostDisconnected hostUpdate hostUpdated isOver navigation onDetails returns subscribe
  askingNow asks backoffMs changesInARow claim clock clockOffsetMs connected converter copyState countdown
  createProperty createRenderRoot creationScope ctor currentUrl delayMs dispatch dropped elementProperties
  elementStyles enableUpdating endedAt endsAt enter exclusively failures finalize finalizeStyles
  firstAskedAt firstUpdated follow fromAttribute give getPropertyDescriptor getPropertyOptions getState getUpdateComplete
  group hasChanged held history hold holds holdsBefore inspect interrupted isClaimed isFramed isHeard isInTrouble
  isOnline isPending isUnfolded isUpdatePending isVisible lastAskedAt leave loaded monotonic noAccessor notBefore note onAnswered onCopy
  onEnd onLead onLinkClick onNews onRetry onShare onWallet paceOf pageUrl parts performUpdate ports_ random recall receipt remainingMs
  renderBefore renderOptions scheduleUpdate seize setConnected shadowRootOptions shouldUpdate silenceMs slots speak
  startedAt strings subject tabs take tell toAttribute tone tracker trackers turn useDefault waitMs warning wording
  wrapped
`;

export const INTERNAL_NAMES = new RegExp(`^(_.*|${NAMES.trim().split(/\s+/).join('|')})$`);
