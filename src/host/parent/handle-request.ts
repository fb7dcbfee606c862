import { awaitPage } from '../../core/listeners.js';
import { isNavigationUrl } from '../link-url.js';
import type { HostRequest, MessageToHost } from '../protocol.js';
import type { EmbedOptions, HostAnswer } from './embed-options.js';

type RequestMessage = Extract<MessageToHost, { type: HostRequest }>;

const runHandler = (request: RequestMessage, options: EmbedOptions): HostAnswer => {
  const { onOpenUrl, onRedirect, allow = [], navigate } = options;
  const { url } = request;
  if (!isNavigationUrl(url, allow)) return false;
  if (request.type === 'open-url') return onOpenUrl?.(url) ?? false;
  if (onRedirect) return onRedirect(url, request.status);
  if (navigate) navigate(url);
  else window.location.assign(url);
  return true;
};

/**
 * Handles a request of the checkout. Resolves to true if it was accepted; if the page's own handler fails, the checkout falls
 * back. The handler is called synchronously, because browsers open a window only during a click.
 */
export const handleRequest = (request: RequestMessage, options: EmbedOptions): Promise<boolean> =>
  awaitPage(() => runHandler(request, options), false);
