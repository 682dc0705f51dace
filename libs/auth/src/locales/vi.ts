import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  routes: {
    signIn: 'Đăng nhập',
    checkCode: 'Mã xác thực',
    twoFactorSetup: 'Xác thực hai bước',
    userInfo: 'Thiết lập tài khoản',
  },
  signIn: {
    title: 'Đăng nhập',
    email: 'Email',
    password: 'Mật khẩu',
    submit: 'Đăng nhập',
  },
  social: {
    or: 'hoặc',
    github: 'Tiếp tục với GitHub',
    google: 'Tiếp tục với Google',
    finishing: 'Đang đăng nhập…',
    refused: {
      declined: 'Bạn đã hủy đăng nhập ở trang đó. Hãy thử lại hoặc dùng mật khẩu.',
      expired: 'Lần đăng nhập này đã quá hạn hoặc đã được dùng. Vui lòng thử lại.',
      'no-account': 'Chưa có tài khoản nào dùng địa chỉ này. Hãy xin lời mời hoặc đăng nhập bằng cách khác.',
      unverified:
        'Nhà cung cấp chưa xác minh địa chỉ e-mail này nên chúng tôi chưa thể tin dùng. Hãy xác minh ở đó rồi thử lại.',
      failed: 'Đăng nhập không thành công. Hãy thử lại hoặc dùng mật khẩu.',
    },
  },
  code: {
    label: 'Mã xác thực',
    format: 'Nhập sáu chữ số hiển thị trong ứng dụng xác thực',
  },
  checkCode: {
    title: 'Xác nhận danh tính',
    hint: 'Nhập mã đang hiển thị trong ứng dụng xác thực của bạn.',
    submit: 'Xác minh',
    recoveryCode: 'Mã khôi phục',
    recoveryHint: 'Nhập một trong các mã khôi phục bạn đã lưu. Mỗi mã chỉ dùng được một lần.',
    useRecoveryCode: 'Mất thiết bị? Dùng mã khôi phục',
    useCode: 'Dùng mã xác thực',
    startAgain: 'Đăng nhập bằng tài khoản khác',
  },
  setup: {
    title: 'Thiết lập xác thực hai bước',
    why: 'Tài khoản của bạn cần bật xác thực hai bước trước khi tiếp tục.',
    scan: '1. Thêm tài khoản vào ứng dụng xác thực',
    qrCode: 'Mã QR cho ứng dụng xác thực',
    key: 'Hoặc nhập khóa này vào ứng dụng:',
    prove: '2. Nhập mã hiển thị trong ứng dụng',
    enable: 'Bật',
    recoveryCodes: 'Mã khôi phục',
    keepCodes:
      'Hãy lưu các mã này ở nơi an toàn ngay bây giờ vì chúng chỉ hiển thị một lần. Mỗi mã giúp bạn đăng nhập một lần nếu mất thiết bị.',
    continue: 'Tiếp tục',
    alreadyOn: 'Đã bật xác thực hai bước',
    failed: 'Không thể bắt đầu thiết lập',
  },
  userInfo: {
    title: 'Tài khoản của bạn',
    email: 'Email',
    name: 'Họ tên',
    language: 'Ngôn ngữ',
    languages: { en: 'Tiếng Anh', vi: 'Tiếng Việt' },
    timezone: 'Múi giờ',
    twoFactor: 'Xác thực hai bước',
    twoFactorOn: 'Đang bật',
    setUpTwoFactor: 'Thiết lập',
    group: 'Nhóm',
    failed: 'Không tải được thông tin tài khoản',
  },
} satisfies Translated<typeof en>;
