import type { ButtonMessages } from '../../button-messages.js';

/** Vietnamese. */
export const vi: ButtonMessages = {
  locale: 'vi',
  dir: 'ltr',
  starting: 'Đang bắt đầu thanh toán…',
  failed: 'Không thể bắt đầu thanh toán. Hãy thử lại.',
  offline: 'Bạn đang ngoại tuyến. Hãy thanh toán khi có kết nối trở lại.',
};
