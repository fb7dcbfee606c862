import { isLinkUrl, isNavigationUrl } from '../link-url.js';
import type { MessageToHost } from '../protocol.js';
import type { EmbedOptions, HostAnswer } from './embed-options.js';

type Request = Extract<MessageToHost, { id: string }>;

const act = (request: Request, options: EmbedOptions): HostAnswer => {
  const { onOpenUrl, onRedirect, allow = [], navigate } = options;
  const { url } = request;
  if (request.type === 'open-url') return onOpenUrl && isLinkUrl(url) ? onOpenUrl(url) : false;
  if (!isNavigationUrl(url, allow)) return false;
  if (onRedirect) return onRedirect(url, request.status);
  if (navigate) navigate(url);
  else window.location.assign(url);
  return true;
};

/** Does what the checkout asks for, in the same turn because of the buyer's click, and tells whether it was accepted. */
export const answer = async (request: Request, options: EmbedOptions): Promise<boolean> => {
  try {
    return await act(request, options);
  } catch (error) {
    // The page's own: its developer should see it, and the buyer goes on without it.
    reportError(error);
    return false;
  }
};
