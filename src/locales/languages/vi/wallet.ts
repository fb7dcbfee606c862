import type { WalletMessages } from '../../wallet-messages.js';

/** Vietnamese. */
export const vi: WalletMessages = {
  locale: 'vi',
  dir: 'ltr',
  notOpened: 'Không mở được? Có thể ứng dụng chưa được cài đặt.',
  back: 'Quay lại',
  connecting: ['Kết nối {wallet}', 'Hãy chọn trong {wallet} tài khoản bạn muốn dùng để thanh toán.'],
  openWallet:
    'Đang chờ {wallet}… Không thấy gì? Hãy mở ví từ thanh công cụ của trình duyệt hoặc xem phía sau cửa sổ này.',
  loading: 'Đang tìm xem bạn có thể thanh toán bằng gì…',
  pickAsset: 'Chọn loại tiền để thanh toán',
  onNetwork: 'trên {network}',
  priceHeld: 'Giá được giữ đến {time}',
  needsDetails: 'Cần thông tin về bạn mà trang này không thể hỏi',
  needsPermission: 'Cần cấp quyền một lần',
  pay: 'Thanh toán {amount} bằng {wallet}',
  preparing: 'Đang chuẩn bị…',
  tryAgain: 'Thử lại',
  noAccount: [
    'Chưa có tài khoản nào được kết nối',
    '{wallet} không có tài khoản nào mà trang này được phép dùng. Hãy kết nối một tài khoản hoặc dùng ví khác.',
  ],
  noFunds: [
    'Không đủ số dư',
    '{wallet} không có loại tiền nào đủ cho khoản thanh toán này. Hãy dùng tài khoản hoặc ví khác, hoặc quét mã.',
  ],
  blocked: [
    'Không thể dùng tài khoản này',
    'Không thể thực hiện khoản thanh toán này từ tài khoản trong {wallet}. Hãy dùng tài khoản khác hoặc liên hệ cửa hàng.',
  ],
  details: {
    asks: 'Cần thông tin của bạn',
    give: 'Nhập thông tin của bạn',
    why: 'Theo luật, dịch vụ thanh toán phải biết thông tin này.',
    merchant: 'Thanh toán cho {merchant}',
    next: 'Tiếp tục',
    optional: 'không bắt buộc',
    page: 'Hãy nhập thông tin trên trang của dịch vụ thanh toán. Sau đó quay lại đây để thanh toán.',
    open: 'Mở trang',
    done: 'Tôi đã nhập xong',
    missing: 'Dịch vụ thanh toán chưa có thông tin này hoặc không chấp nhận. Chưa có khoản nào được thanh toán.',
    check: 'Kiểm tra các mục này',
    required: 'Mục này là bắt buộc.',
    date: 'Nhập ngày hợp lệ.',
    email: 'Nhập địa chỉ email hợp lệ.',
    one_of: 'Điền ít nhất một mục: {fields}',
  },
  switching: ['Cho phép dùng mạng', '{wallet} yêu cầu dùng {network}.'],
  signing: ['Phê duyệt {amount} trong {wallet}', 'Trang này tự cập nhật.'],
  checkAmount: 'Hãy kiểm tra xem ví có hiển thị đúng số tiền này không.',
  checkUnits: 'Ví có thể hiển thị số tiền dưới dạng {units} đơn vị nhỏ nhất của {token}.',
  declineNow: 'Nếu ví của bạn vẫn yêu cầu phê duyệt, hãy từ chối.',
  allowing: [
    'Cho phép Permit2 dùng {token}',
    'Quyền cấp một lần, không giới hạn, cho các khoản thanh toán mà bạn ký. Bước này chưa thanh toán gì.',
  ],
  revoking: [
    'Thu hồi quyền cũ đối với {token}',
    '{token} chỉ chấp nhận quyền mới sau khi quyền cũ được thu hồi. Bước này chưa thanh toán gì và có thể mất một phút.',
  ],
  signingStep: 'Bước {step}/{steps}',
  busy: ['Hãy hoàn tất ở tab kia', 'Bạn đang thanh toán ở đó. Đừng thanh toán hai lần.'],
  checkWallet: [
    'Hãy kiểm tra ví của bạn',
    'Ví của bạn đã nhận yêu cầu thanh toán. Hãy phê duyệt hoặc từ chối ở đó và đừng thanh toán hai lần. Trang này tự cập nhật.',
  ],
  declineFirst:
    'Bạn đã từ chối, hay yêu cầu chưa từng xuất hiện? Nếu ví của bạn vẫn yêu cầu, trước tiên hãy từ chối ở đó.',
  declined: 'Tôi đã không phê duyệt',
  checkingDeclined: 'Đang xác minh rằng chưa có gì được gửi…',
  unproven: 'Chưa thể chắc chắn rằng không có gì được gửi.',
  contactShop: 'Hãy liên hệ cửa hàng trước khi thanh toán lại và nêu mã của khoản thanh toán này: {payment}',
  otherChain:
    'Ví của bạn đã chọn một mạng khác nên khoản thanh toán có thể đã được gửi đến mạng đó. Khi đó, cửa hàng không nhận được.',
  late: [
    'Tiền đã rời khỏi ví của bạn chưa?',
    'Khoản thanh toán này đã đóng, nhưng ví của bạn đã nhận yêu cầu gửi và có thể đã gửi quá muộn.',
  ],
  sending: ['Đang gửi khoản thanh toán của bạn', 'Bạn đã phê duyệt. Hãy giữ trang này mở thêm một lát.'],
  unsent: [
    'Chúng tôi chưa biết khoản thanh toán của bạn đã đến chưa',
    'Bạn có thể gửi lại chính khoản thanh toán này: bạn sẽ không bị trừ tiền hai lần. Đừng bắt đầu một khoản thanh toán mới.',
  ],
  resend: 'Gửi lại',
  sent: ['Đã gửi khoản thanh toán', 'Bạn không cần làm gì thêm.'],
  closed: ['Đang kiểm tra khoản thanh toán của bạn', 'Đừng thanh toán lại. Kết quả sẽ hiện ở đây trong giây lát.'],
  problems: {
    rejected: 'Bạn đã từ chối trong ví. Chưa có khoản nào được thanh toán.',
    request_pending: 'Ví của bạn đang mở một yêu cầu khác vào lúc đó. Hãy mở ví, trả lời yêu cầu đó rồi thử lại.',
    account_changed:
      'Ví của bạn hiện đang chọn tài khoản hoặc mạng khác. Hãy kiểm tra bạn thanh toán bằng gì rồi thử lại.',
    unknown_chain:
      'Ví của bạn đã không chuyển sang {network}. Hãy chuyển sang mạng này trong ví hoặc chọn loại tiền khác.',
    unauthorized: 'Ví của bạn không cho phép trang này dùng tài khoản đó. Hãy kết nối lại tài khoản.',
    rate_limited:
      'Ví của bạn tạm thời không nhận yêu cầu từ trang này. Chưa có khoản nào được thanh toán. Hãy đợi một phút rồi thử lại.',
    wallet_failed:
      'Ví của bạn không thực hiện được việc này. Chưa có khoản nào được thanh toán. Hãy thử lại hoặc dùng cách khác.',
    internal_error:
      'Đã có sự cố trên trang này, không phải trong ví của bạn. Chưa có khoản nào được thanh toán. Hãy thử lại hoặc thanh toán bằng cách khác.',
    reloaded:
      'Ví của bạn đã nhận yêu cầu từ một trang không còn mở, nên câu trả lời của ví không được tính. Nếu ví vẫn yêu cầu, hãy từ chối ở đó. Chưa có khoản nào được thanh toán. Sau đó hãy chọn lại.',
    price_renewed: 'Giá đã được làm mới. Hãy kiểm tra số tiền rồi thanh toán.',
    offer_renewed:
      'Đề nghị thanh toán đã hết hạn và được làm mới. Chưa có khoản nào được thanh toán. Số tiền vẫn như cũ.',
    refused_request:
      'Yêu cầu không khớp với những gì hiển thị ở đây nên không được gửi đến ví của bạn. Chưa có khoản nào được thanh toán. Hãy thanh toán bằng cách khác hoặc liên hệ cửa hàng.',
    not_accepted:
      'Phê duyệt từ ví của bạn không được chấp nhận. Chưa có khoản nào được thanh toán. Hãy thử lại hoặc dùng loại tiền khác.',
    smart_account:
      'Loại tiền này không chấp nhận phê duyệt từ tài khoản thông minh. Chưa có khoản nào được thanh toán. Hãy chọn loại tiền khác hoặc tài khoản khác.',
    details_required:
      'Cách thanh toán này cần thông tin về bạn mà trang này không thể hỏi. Hãy dùng loại tiền khác hoặc quét mã.',
    expires_soon: 'Không còn đủ thời gian để thanh toán.',
    unavailable: 'Hiện không thể tải các cách thanh toán. Hãy thử lại.',
    storage_unavailable:
      'Trình duyệt của bạn chặn lưu trữ nên trang này không thể bảo đảm bạn chỉ thanh toán một lần. Thay vào đó, hãy quét mã.',
  },
};
