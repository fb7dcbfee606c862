import type { ButtonMessages } from '../../button-messages.js';

/** Vietnamese. */
export const vi: ButtonMessages = {
  locale: 'vi',
  dir: 'ltr',
  starting: 'Đang bắt đầu thanh toán…',
  failed: 'Không thể bắt đầu thanh toán. Hãy thử lại.',
  nothingToPay: 'Không thể thanh toán đơn hàng này. Có thể đơn hàng đã được thanh toán.',
  offline: 'Bạn đang ngoại tuyến. Hãy thanh toán khi có kết nối trở lại.',
};
