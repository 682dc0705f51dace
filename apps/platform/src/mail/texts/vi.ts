import type { MailTexts } from './mail-texts';

const IGNORE = 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: không mở liên kết thì không có gì thay đổi.';

const once = (hours: number) => `Liên kết chỉ dùng được một lần, trong vòng ${span(hours)}.`;

function span(hours: number): string {
  return hours % 24 === 0 && hours > 48 ? `${hours / 24} ngày` : `${hours} giờ`;
}

const SEVERITIES: Partial<Record<string, string>> = {
  info: 'Thông tin',
  warning: 'Cảnh báo',
  critical: 'Nghiêm trọng',
};

export const vi: MailTexts = {
  confirm: ({ link, hours }) => ({
    subject: 'Xác nhận địa chỉ email',
    paragraphs: ['Mở liên kết sau để hoàn tất đăng ký Signalbox:', link, once(hours), IGNORE],
  }),
  'finish-sign-up': ({ link, hours }) => ({
    subject: 'Hoàn tất đăng ký',
    paragraphs: [
      'Địa chỉ này đã được dùng để đăng ký Signalbox nhiều lần. Để bảo mật, các mật khẩu đã nhập trước đó không có hiệu lực. Hãy điền tên và đặt mật khẩu tại đây:',
      link,
      once(hours),
      IGNORE,
    ],
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
      `${inviter} mời bạn tham gia ứng dụng “${app}”. Hãy chấp nhận lời mời tại đây:`,
      link,
      once(hours),
      IGNORE,
    ],
  }),
  reset: ({ link, hours }) => ({
    subject: 'Đặt mật khẩu mới',
    paragraphs: ['Hãy đặt mật khẩu mới cho tài khoản Signalbox của bạn tại đây:', link, once(hours), IGNORE],
  }),
  'email-change': ({ link, hours, present }) => ({
    subject: 'Xác nhận địa chỉ email mới',
    paragraphs: [
      `Tài khoản Signalbox ${present} sẽ chuyển sang dùng địa chỉ này. Hãy mở liên kết sau để xác nhận:`,
      link,
      `${once(hours)} Sau đó bạn đăng nhập bằng địa chỉ này; mọi phiên đăng nhập của tài khoản sẽ kết thúc.`,
      IGNORE,
    ],
  }),
  'email-change-taken': ({ present }) => ({
    subject: 'Bạn đã có tài khoản',
    paragraphs: [
      `Tài khoản Signalbox ${present} vừa được yêu cầu chuyển sang địa chỉ này. Địa chỉ này đã có tài khoản riêng, mà mỗi địa chỉ chỉ dùng cho một tài khoản, nên không có gì thay đổi. Bạn chỉ cần đăng nhập bằng địa chỉ này.`,
      'Nếu không phải bạn, hãy bỏ qua thư này.',
    ],
  }),
  'email-change-asked': ({ next }) => ({
    subject: 'Yêu cầu đổi địa chỉ email',
    paragraphs: [
      `Tài khoản Signalbox của bạn vừa được yêu cầu chuyển sang địa chỉ ${next}. Chưa có gì thay đổi cho đến khi liên kết trong thư gửi tới địa chỉ đó được mở.`,
      'Nếu không phải bạn, có người đã biết mật khẩu của bạn: hãy đổi mật khẩu ngay và báo cho quản trị viên.',
    ],
  }),
  'email-changed': ({ next }) => ({
    subject: 'Địa chỉ email của bạn đã được đổi',
    paragraphs: [
      `Tài khoản Signalbox của bạn nay dùng địa chỉ ${next}, mọi phiên đăng nhập đã kết thúc. Địa chỉ này không còn dùng để đăng nhập được nữa.`,
      'Nếu không phải bạn, hãy báo ngay cho quản trị viên.',
    ],
  }),
  'password-changed': () => ({
    subject: 'Mật khẩu của bạn đã được đổi',
    paragraphs: [
      'Mật khẩu tài khoản Signalbox của bạn vừa được đổi, mọi phiên đăng nhập khác đã kết thúc.',
      'Nếu không phải bạn, hãy đặt lại mật khẩu ngay bằng mục “Quên mật khẩu?” ở trang đăng nhập, rồi báo cho quản trị viên.',
    ],
  }),
  'passkey-added': ({ name }) => ({
    subject: 'Tài khoản của bạn có khóa truy cập mới',
    paragraphs: [
      `Khóa truy cập “${name}” đã được thêm vào tài khoản Signalbox của bạn. Khóa này đăng nhập không cần mật khẩu và mã.`,
      'Nếu không phải bạn, hãy xóa khóa này trong tài khoản và đổi mật khẩu ngay.',
    ],
  }),
  'two-factor-ended': () => ({
    subject: 'Xác thực hai lớp đã bị tắt',
    paragraphs: [
      'Xác thực hai lớp của tài khoản Signalbox của bạn vừa bị tắt. Hệ thống sẽ yêu cầu bạn thiết lập lại khi đăng nhập.',
      'Nếu bạn không biết việc này, hãy đổi mật khẩu ngay và báo cho quản trị viên.',
    ],
  }),
  'two-factor-reset': () => ({
    subject: 'Xác thực hai lớp đã được đặt lại',
    paragraphs: [
      'Quản trị viên vừa đặt lại xác thực hai lớp của tài khoản Signalbox của bạn, mọi phiên đăng nhập đã kết thúc. Hãy đăng nhập bằng mật khẩu: hệ thống sẽ yêu cầu bạn thiết lập ứng dụng xác thực và cấp mã khôi phục mới. Mục cũ trong ứng dụng xác thực và các mã khôi phục cũ không còn dùng được.',
      'Nếu bạn không yêu cầu việc này, hãy đổi mật khẩu ngay và báo cho quản trị viên.',
    ],
  }),
  invoice: ({ number, amount, dueDate }) => ({
    subject: `Hóa đơn ${number}`,
    paragraphs: [`Hóa đơn ${number} đính kèm dạng PDF.`, `Hạn thanh toán ${dueDate}: ${amount}.`],
  }),
  'invoice-reminder': ({ number, amount, dueDate }) => ({
    subject: `Nhắc thanh toán hóa đơn ${number}`,
    paragraphs: [
      `Hóa đơn ${number} đã đến hạn ngày ${dueDate}. Còn phải trả ${amount}.`,
      'Hóa đơn đính kèm dạng PDF. Nếu bạn đã thanh toán, hãy bỏ qua email này.',
    ],
  }),
  'alert-raised': ({ severity, message, app, server, address }) => ({
    subject: `${SEVERITIES[severity] ?? severity}: ${server || app}`,
    paragraphs: [message, `Ứng dụng: ${app}`, address],
  }),
  'alert-cleared': ({ message, app, server, address }) => ({
    subject: `Đã hết: ${server || app}`,
    paragraphs: [`Cảnh báo này đã kết thúc: ${message}`, `Ứng dụng: ${app}`, address],
  }),
  'alert-test': ({ channel }) => ({
    subject: 'Thử kênh nhận cảnh báo',
    paragraphs: [`Cảnh báo của kênh “${channel}” sẽ được gửi đến địa chỉ này.`],
  }),
};
