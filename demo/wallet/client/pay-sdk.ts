import './buffer.js';
import { WalletConnectPay } from '@walletconnect/pay';

/** The wallet SDK as a stranger's wallet would use it, pointed at this gateway. */
export const createPaySdk = (baseUrl: string): InstanceType<typeof WalletConnectPay> =>
  new WalletConnectPay({ appId: 'app_demo', baseUrl, logger: 'silent' });
