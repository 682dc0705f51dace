import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  subtitles: {
    users: 'Mọi người có thể đăng nhập',
  },
  routes: {
    users: 'Người dùng',
    createUser: 'Tạo người dùng',
    inviteUsers: 'Mời người dùng',
    user: 'Người dùng',
    editUser: 'Sửa người dùng',
  },
  status: { active: 'Đang hoạt động', invited: 'Đã mời', unconfirmed: 'Chưa xác nhận địa chỉ' },
  user: {
    notFound: 'Không tìm thấy tài khoản',
    failed: 'Không tải được tài khoản',
    forbidden: 'Bạn không có quyền truy cập tài khoản của người dùng khác.',
    forbiddenWhat: 'tài khoản người dùng',
    profile: 'Hồ sơ',
    name: 'Họ tên',
    language: 'Ngôn ngữ',
    timezone: 'Múi giờ',
    createdAt: 'Ngày tạo',
    lastSignInAt: 'Đăng nhập gần nhất',
    twoFactor: 'Xác thực hai lớp',
    rights: 'Quyền',
    adminGroup: 'Nhóm trong ứng dụng quản trị',
    noAdminGroup: 'Không có: không phải thành viên của ứng dụng quản trị',
    mailSent: 'Đã gửi email đến {{email}}',
    edit: {
      action: 'Sửa',
      title: 'Sửa {{name}}',
      submit: 'Lưu',
      languageHelp: 'Ngôn ngữ của các email gửi cho người này.',
      viewOnlyHelp: 'Xem được nhưng không chỉnh sửa được.',
      higherAccount: 'Tài khoản này có các nhóm API mà bạn không có.',
      myPermissions: 'Bạn không tự đổi quyền của mình được. Hãy nhờ một quản trị viên khác.',
    },
    resetPassword: {
      action: 'Đặt lại mật khẩu',
      title: 'Đặt lại mật khẩu của {{name}}?',
      effect:
        'Một email gửi đến {{email}} có liên kết để chọn mật khẩu mới. Bạn và những người khác không biết mật khẩu đó.',
      then: {
        active:
          'Mật khẩu hiện tại vẫn dùng được cho đến khi người này chọn xong. Sau đó mọi phiên đăng nhập của họ kết thúc và họ phải đăng nhập lại.',
        unconfirmed: 'Chọn mật khẩu qua liên kết này cũng là xác nhận địa chỉ email.',
      },
    },
    invite: {
      action: 'Gửi lại lời mời',
      title: 'Mời lại {{name}}?',
      effect:
        'Một email gửi đến {{email}} có liên kết mới để chọn mật khẩu và đăng nhập lần đầu. Liên kết trong các lời mời trước không còn dùng được.',
    },
    resetTwoFactor: {
      action: 'Đặt lại xác thực hai lớp',
      title: 'Đặt lại xác thực hai lớp của {{name}}?',
      effect:
        'Dành cho người bị mất thiết bị xác thực. Trước hết hãy xác minh danh tính qua điện thoại hoặc gặp trực tiếp.',
      affected: {
        codes: 'Ứng dụng xác thực và mọi mã khôi phục không còn dùng được',
        sessions: 'Mọi phiên đăng nhập của người này kết thúc ngay',
        enroll: 'Lần đăng nhập sau phải thiết lập lại xác thực hai lớp; người này được báo qua email',
      },
      done: 'Đã đặt lại xác thực hai lớp của {{name}}',
    },
    memberships: {
      title: 'Ứng dụng',
      app: 'Ứng dụng',
      group: 'Nhóm',
      status: 'Trạng thái',
      statuses: { active: 'Thành viên', invited: 'Đã mời' },
      newest_other: '{{shown}} ứng dụng mới nhất trong số {{count}}',
      empty: 'Chưa thuộc ứng dụng nào',
    },
    sessions: {
      title: 'Phiên đăng nhập',
      loading: 'Đang tải các phiên đăng nhập',
      failed: 'Không tải được các phiên đăng nhập',
      notAvailable: 'Hệ thống này không cung cấp danh sách phiên đăng nhập.',
    },
  },
  users: {
    title: 'Người dùng',
    empty: 'Chưa có người dùng nào',
    columns: {
      name: 'Họ tên',
      email: 'Email',
      status: 'Trạng thái',
      twoFactor: 'Xác thực hai lớp',
      rights: 'Quyền',
      group: 'Nhóm quản trị',
      apps: 'Ứng dụng',
      lastSignInAt: 'Đăng nhập gần nhất',
      createdAt: 'Ngày tạo',
    },
    noGroup: 'Không có',
    neverSignedIn: 'Chưa bao giờ',
    groupWithUsers: '{{name}} ({{users}})',
    all: {
      statuses: 'Tất cả trạng thái',
      twoFactor: 'Xác thực hai lớp: tất cả',
      lastSignIns: 'Đăng nhập bất kỳ lúc nào',
      groups: 'Tất cả nhóm quản trị',
      rights: 'Tất cả quyền',
    },
    withTwoFactor: { on: 'Đã bật xác thực hai lớp', off: 'Chưa bật xác thực hai lớp' },
    lastSignIn: {
      'within-7-days': 'Trong 7 ngày qua',
      'within-30-days': 'Trong 30 ngày qua',
      'within-90-days': 'Trong 90 ngày qua',
      'over-90-days-ago': 'Hơn 90 ngày trước',
      never: 'Chưa từng đăng nhập',
    },
    mailLink: {
      label: 'Gửi liên kết đặt mật khẩu',
      question_other: 'Gửi liên kết đặt mật khẩu cho {{count}} người?',
      effect:
        'Mỗi người nhận một liên kết để đặt mật khẩu, có hiệu lực trong một giờ; ai chưa từng đặt mật khẩu sẽ được mời lại, với liên kết có hiệu lực bảy ngày. Trước đó không có gì thay đổi và không ai khác biết mật khẩu.',
    },
  },
  twoFactor: { on: 'Đã bật', off: 'Chưa bật' },
  rights: { full: 'Toàn quyền', 'view-only': 'Chỉ xem' },
  create: {
    title: 'Tạo người dùng',
    about:
      'Người này sẽ nhận email có liên kết để tự đặt mật khẩu. Không ai khác biết được mật khẩu đó, kể cả bạn. Liên kết có hiệu lực trong bảy ngày.',
    email: 'Email',
    name: 'Họ tên',
    language: 'Ngôn ngữ',
    languageHelp: 'Dùng cho email và cho trang quản trị khi đăng nhập lần đầu.',
    timezone: 'Múi giờ',
    submit: 'Tạo',
    done: 'Đã tạo tài khoản của {{name}}',
    mailed: 'Email gửi đến {{email}} giúp người này đặt mật khẩu.',
    open: 'Mở hồ sơ',
  },
  invite: {
    title: 'Mời người dùng',
    about:
      'Mỗi người nhận email có liên kết để tự tạo tài khoản, với họ tên và mật khẩu mà không ai khác biết. Liên kết có hiệu lực trong bảy ngày; người được mời xuất hiện trong danh sách sau khi dùng liên kết.',
    language: 'Ngôn ngữ của email',
    submit: 'Gửi lời mời',
  },
} satisfies Translated<typeof en>;
