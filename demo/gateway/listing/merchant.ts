import { DEMO_MERCHANT_ID } from '../auth/credentials.js';
import { resolveIconUrl } from '../core/icon-url.js';
import { toIsoTime } from '../core/iso-time.js';
import type { PaymentOwner } from '../payments/new-payment.js';
import type { Merchant } from '../store/merchant-table.js';
import type { CryptoSettlement } from '../store/settlement-destination-table.js';
import type { Tables } from '../store/store.js';
import type { StrictCreatedMerchant, StrictMerchant } from '../wire/merchant.js';
import type { StrictMerchantProfile } from '../wire/payment-details.js';
import type { StrictCryptoSettlement, StrictSettlements } from '../wire/settlement.js';
import type { PageOfPayments } from './payment-list.js';

/** A bank account that exists on paper only, so that clients see one. */
const DEMO_BANK_ACCOUNT = { id: 'fiat_Bk4nWp8XmQj2YrTv6', status: 'active', bankType: 'ACH' };

/** The merchant as buyers see it, with its icon of the sandbox at the given address. Older data may have payments of unknown ones. */
const toMerchantProfile = (
  { merchantId }: PaymentOwner,
  merchant: Merchant | undefined,
  baseUrl: string,
): StrictMerchantProfile => ({
  name: merchant?.name ?? merchantId,
  iconUrl: resolveIconUrl(merchant?.iconUrl ?? null, baseUrl),
});

/** Reads the merchant as buyers see it. */
export const readMerchantProfile = async (
  { merchants }: Tables,
  { merchantId, mode }: PaymentOwner,
  baseUrl: string,
): Promise<StrictMerchantProfile> =>
  toMerchantProfile({ merchantId, mode }, await merchants.find({ merchantId, mode }), baseUrl);

/** Returns the merchant of a payment as buyers see it. */
export type GetProfile = (payment: PaymentOwner) => StrictMerchantProfile;

/** Reads the merchants of the payments of a page, which are of one environment. */
export const readProfiles = async (
  { merchants }: Tables,
  { payments }: Pick<PageOfPayments, 'payments'>,
  baseUrl: string,
): Promise<GetProfile> => {
  const ids = new Set(payments.map(({ payment }) => payment.merchantId));
  const [first] = payments;
  const found = first ? await merchants.findAll(first.payment.mode, [...ids]) : [];
  const byId = new Map(found.map((merchant) => [merchant.merchantId, merchant]));
  return (payment) => toMerchantProfile(payment, byId.get(payment.merchantId), baseUrl);
};

/** The merchant as the 201 of its creation has it. */
export const toCreatedMerchant = (merchant: Merchant): StrictCreatedMerchant['merchant'] => ({
  id: merchant.merchantId,
  name: merchant.name,
  email: merchant.email,
  status: 'active',
  createdAt: toIsoTime(merchant.createdAtMs),
});

export const toMerchant = (merchant: Merchant, baseUrl: string): StrictMerchant => ({
  ...toCreatedMerchant(merchant),
  iconUrl: resolveIconUrl(merchant.iconUrl, baseUrl),
});

export const toCryptoSettlement = ({ id, asset, destination }: CryptoSettlement): StrictCryptoSettlement => ({
  id,
  asset,
  destination,
});

/** Reads the destinations of a merchant's settlements. */
export const readSettlements = async (
  { settlementDestinations }: Tables,
  owner: PaymentOwner,
): Promise<StrictSettlements> => ({
  fiat: owner.merchantId === DEMO_MERCHANT_ID ? [DEMO_BANK_ACCOUNT] : [],
  crypto: (await settlementDestinations.list(owner)).map(toCryptoSettlement),
});
