/** URL of the buyer's checkout page. Built from the configured address, because the caller chooses the Host header. */
export const getGatewayUrl = (baseUrl: string, paymentId: string): string => `${baseUrl}/?pid=${paymentId}`;
