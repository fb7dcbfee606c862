import type { DialogMessages } from '../../dialog-messages.js';

/** Vietnamese. */
export const vi: DialogMessages = {
  locale: 'vi',
  dir: 'ltr',
  close: 'Đóng',
  done: 'Xong',
  leaveSent: ['Đóng khi khoản thanh toán đang được xử lý?', 'Thanh toán vẫn tiếp tục khi không có cửa sổ này.'],
  leaveAsked: [
    'Đóng khi {wallet} đang yêu cầu phê duyệt?',
    'Nếu bạn đã phê duyệt trong {wallet}, thanh toán vẫn tiếp tục khi không có cửa sổ này.',
  ],
  leaveUnsure: [
    'Đóng khi khoản thanh toán đang được kiểm tra?',
    'Nếu bạn đã phê duyệt, thanh toán vẫn tiếp tục khi không có cửa sổ này.',
  ],
  watching: 'Chúng tôi sẽ tiếp tục theo dõi và hiển thị kết quả ở cuối trang này. Đừng thanh toán lại.',
  keepOpen: 'Để mở',
  leave: 'Đóng, tiếp tục theo dõi',
  received: 'Đã nhận được khoản thanh toán của bạn. Đây là biên lai của bạn.',
  processing: 'Khoản thanh toán của bạn đang được xác nhận. Bạn không cần thanh toán lại. Bạn có thể đóng cửa sổ này.',
  onItsWay: 'Đang xử lý',
  paid: 'Đã thanh toán',
  failed: 'Thất bại',
  offline: 'Ngoại tuyến',
  lastSeen: 'Trạng thái gần nhất: {state}',
  open: 'Thanh toán cho {merchant}, {state}, mở',
  dismiss: 'Ẩn',
};
