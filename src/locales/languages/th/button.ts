import type { ButtonMessages } from '../../button-messages.js';

/** Thai. */
export const th: ButtonMessages = {
  locale: 'th',
  dir: 'ltr',
  starting: 'กำลังเริ่มการชำระเงิน…',
  failed: 'เริ่มการชำระเงินไม่ได้ โปรดลองอีกครั้ง',
  nothingToPay: 'ไม่สามารถชำระเงินสำหรับคำสั่งซื้อนี้ได้ อาจมีการชำระเงินไปแล้ว',
  offline: 'คุณออฟไลน์อยู่ ชำระเงินเมื่อเชื่อมต่ออีกครั้ง',
};
