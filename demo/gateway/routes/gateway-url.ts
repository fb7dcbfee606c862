/** URL of the buyer's checkout page. Built from the configured address, because the caller chooses the Host header. */
export const getGatewayUrl = (baseUrl: string, paymentId: string): string => `${baseUrl}/?pid=${paymentId}`;

/** URL of the same page without a query, for the links of wallet apps. */
export const getWalletPageUrl = (baseUrl: string, paymentId: string): string => `${baseUrl}/checkout/${paymentId}`;

/** URL of the receipt of a payment. */
export const getReceiptUrl = (baseUrl: string, paymentId: string, signature: string): string =>
  `${baseUrl}/receipt/${paymentId}?signature=${signature}`;
