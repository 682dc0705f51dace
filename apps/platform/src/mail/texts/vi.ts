import type { MailTexts } from './mail-texts';

const IGNORE = 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: không mở liên kết thì không có gì thay đổi.';

const once = (hours: number) => `Liên kết chỉ dùng được một lần, trong vòng ${span(hours)}.`;

function span(hours: number): string {
  return hours % 24 === 0 && hours > 48 ? `${hours / 24} ngày` : `${hours} giờ`;
}

export const vi: MailTexts = {
  confirm: ({ link, hours }) => ({
    subject: 'Xác nhận địa chỉ e-mail',
    paragraphs: ['Mở liên kết sau để hoàn tất đăng ký Signalbox:', link, once(hours), IGNORE],
  }),
  'account-exists': ({ link, hours }) => ({
    subject: 'Bạn đã có tài khoản',
    paragraphs: [
      'Có người vừa đăng ký Signalbox bằng địa chỉ này. Địa chỉ đã có tài khoản, bạn chỉ cần đăng nhập. Nếu quên mật khẩu, hãy đặt mật khẩu mới tại đây:',
      link,
      once(hours),
      'Nếu không phải bạn, hãy bỏ qua thư này: tài khoản không có gì thay đổi.',
    ],
  }),
  invite: ({ link, hours, inviter }) => ({
    subject: 'Lời mời tham gia Signalbox',
    paragraphs: [
      `${inviter} mời bạn tham gia Signalbox. Hãy điền tên và đặt mật khẩu tại đây:`,
      link,
      once(hours),
      IGNORE,
    ],
  }),
  'account-created': ({ link, hours }) => ({
    subject: 'Tài khoản Signalbox của bạn',
    paragraphs: [
      'Quản trị viên đã tạo một tài khoản Signalbox cho địa chỉ này. Hãy đặt mật khẩu tại đây:',
      link,
      once(hours),
      IGNORE,
    ],
  }),
  member: ({ link, hours, inviter, app }) => ({
    subject: 'Lời mời tham gia một ứng dụng trên Signalbox',
    paragraphs: [
      `${inviter} mời bạn tham gia ứng dụng “${app}”. Hãy nhận lời mời tại đây:`,
      link,
      once(hours),
      IGNORE,
    ],
  }),
  reset: ({ link, hours }) => ({
    subject: 'Đặt mật khẩu mới',
    paragraphs: ['Hãy đặt mật khẩu mới cho tài khoản Signalbox của bạn tại đây:', link, once(hours), IGNORE],
  }),
  'password-changed': () => ({
    subject: 'Mật khẩu của bạn đã được đổi',
    paragraphs: [
      'Mật khẩu tài khoản Signalbox của bạn vừa được đổi, mọi phiên đăng nhập khác đã kết thúc.',
      'Nếu không phải bạn, hãy đặt lại mật khẩu ngay bằng mục “Quên mật khẩu?” ở trang đăng nhập, rồi báo cho quản trị viên.',
    ],
  }),
  'two-factor-ended': () => ({
    subject: 'Xác thực hai lớp đã bị tắt',
    paragraphs: [
      'Xác thực hai lớp của tài khoản Signalbox của bạn vừa bị tắt. Hệ thống sẽ yêu cầu bạn thiết lập lại khi đăng nhập.',
      'Nếu bạn không biết việc này, hãy đổi mật khẩu ngay và báo cho quản trị viên.',
    ],
  }),
};
