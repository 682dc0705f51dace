import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  routes: {
    signIn: 'Đăng nhập',
    checkCode: 'Mã xác thực',
    twoFactorSetup: 'Xác thực hai lớp',
    inviteMember: 'Mời thành viên',
    signUp: 'Đăng ký',
    confirm: 'Xác nhận địa chỉ email',
    resendConfirmation: 'Gửi lại liên kết xác nhận',
    forgotPassword: 'Quên mật khẩu',
    resetPassword: 'Mật khẩu mới',
    profile: 'Người dùng',
    userInfo: 'Thiết lập tài khoản',
    changeEmail: 'Đổi email',
    confirmEmailChange: 'Địa chỉ email mới',
    recoveryCodes: 'Tạo mã khôi phục mới',
    twoFactorOff: 'Tắt xác thực hai lớp',
    password: 'Mật khẩu',
  },
  signIn: {
    title: 'Đăng nhập',
    email: 'Email',
    password: 'Mật khẩu',
    submit: 'Đăng nhập',
    forgot: 'Quên mật khẩu?',
    signUp: 'Đăng ký',
    resend: 'Gửi lại liên kết xác nhận',
    ended: {
      expired: 'Phiên đăng nhập đã kết thúc. Hãy đăng nhập lại để tiếp tục công việc.',
      inactive:
        'Bạn đã được đăng xuất sau {{minutes}} phút không hoạt động. Hãy đăng nhập lại để tiếp tục công việc.',
      unreachable:
        'Không kết nối được tới nền tảng để kiểm tra quyền của bạn nên bạn đã được đăng xuất. Hãy kiểm tra kết nối mạng rồi đăng nhập lại.',
      unreadable:
        'Không đọc được phản hồi của nền tảng về quyền của bạn nên bạn đã được đăng xuất. Nếu lỗi lặp lại, hãy liên hệ quản trị viên.',
      failed:
        'Không kiểm tra được quyền của bạn nên bạn đã được đăng xuất. Nếu lỗi lặp lại, hãy liên hệ quản trị viên.',
    },
  },
  social: {
    or: 'hoặc',
    github: 'Tiếp tục với GitHub',
    google: 'Tiếp tục với Google',
    finishing: 'Đang đăng nhập…',
    noAccountInvited: 'Địa chỉ này chưa có tài khoản. Hãy nhờ quản trị viên gửi lời mời cho bạn.',
    refused: {
      declined: 'Bạn đã hủy đăng nhập ở trang đó. Hãy thử lại hoặc dùng mật khẩu.',
      expired: 'Lần đăng nhập này đã quá hạn hoặc đã được dùng. Vui lòng thử lại.',
      'no-account': 'Chưa có tài khoản nào dùng địa chỉ này. Hãy đăng ký hoặc đăng nhập bằng cách khác.',
      unverified:
        'Nhà cung cấp chưa xác minh địa chỉ email này nên chúng tôi chưa thể tin cậy. Hãy xác minh ở đó rồi thử lại.',
      failed: 'Đăng nhập không thành công. Hãy thử lại hoặc dùng mật khẩu.',
    },
  },
  code: {
    label: 'Mã xác thực',
    format: 'Nhập sáu chữ số hiển thị trong ứng dụng xác thực',
    orRecoveryCode: 'Mất thiết bị? Bạn có thể nhập một mã khôi phục; mã đó sẽ không dùng lại được nữa.',
    eitherFormat: 'Nhập sáu chữ số hiển thị trong ứng dụng xác thực, hoặc đầy đủ một mã khôi phục',
  },
  checkCode: {
    title: 'Xác minh danh tính',
    hint: 'Nhập mã đang hiển thị trong ứng dụng xác thực của bạn.',
    submit: 'Xác minh',
    recoveryCode: 'Mã khôi phục',
    recoveryHint: 'Nhập một trong các mã khôi phục bạn đã lưu. Mỗi mã chỉ dùng được một lần.',
    useRecoveryCode: 'Mất thiết bị? Dùng mã khôi phục',
    useCode: 'Dùng mã xác thực',
    startAgain: 'Dùng tài khoản khác',
    noCodes:
      'Cũng không còn mã khôi phục? Quản trị viên có thể đặt lại xác thực hai lớp cho bạn. Khi đó bạn chỉ cần mật khẩu để đăng nhập rồi thiết lập lại.',
  },
  recovered: {
    title: 'Bạn vừa đăng nhập bằng mã khôi phục',
    left_other:
      'Bạn còn {{count}} mã. Nếu đã mất thiết bị, hãy thiết lập thiết bị khác ngay; việc này cần thêm một mã.',
    lastOne:
      'Đó là mã cuối cùng. Nếu đã mất thiết bị, trước khi đăng xuất hãy nhờ quản trị viên đặt lại xác thực hai lớp; nếu không, hãy tạo mã mới.',
    otherDevice: 'Thiết lập thiết bị khác',
  },
  setup: {
    title: 'Thiết lập xác thực hai lớp',
    why: 'Tài khoản của bạn cần bật xác thực hai lớp trước khi tiếp tục.',
    again:
      'Bạn đã từng thiết lập? Vậy xác thực hai lớp đã bị tắt, bởi bạn hoặc quản trị viên; bạn đã nhận được thư báo. Mục cũ trong ứng dụng xác thực không còn dùng được: hãy xóa đi.',
    rejected: {
      title: 'Mã cứ bị từ chối?',
      clock: 'Hãy đặt đồng hồ trên thiết bị ở chế độ tự động.',
      key: 'Chỉ khóa mới nhất có hiệu lực. Nếu trang này còn được mở ở nơi khác, chẳng hạn trong thẻ khác, hãy dùng khóa hiển thị ở đó hoặc lấy khóa mới.',
      newKey: 'Lấy khóa mới',
    },
    scan: '1. Thêm tài khoản vào ứng dụng xác thực',
    qrCode: 'Mã QR cho ứng dụng xác thực',
    key: 'Không quét được? Trong ứng dụng, hãy chọn nhập khóa (loại theo thời gian) rồi nhập khóa này:',
    copyKey: 'Sao chép khóa',
    prove: '2. Nhập mã hiển thị trong ứng dụng',
    enable: 'Bật',
    recoveryCodes: 'Mã khôi phục',
    keepCodes:
      'Hãy lưu các mã này ở nơi an toàn ngay bây giờ vì chúng chỉ hiển thị một lần. Mỗi mã giúp bạn đăng nhập một lần nếu mất thiết bị.',
    continue: 'Tiếp tục',
    alreadyOn: 'Đã bật xác thực hai lớp',
    failed: 'Không thể bắt đầu thiết lập',
  },
  changeEmail: {
    about:
      'Bạn đang đăng nhập bằng {{email}}. Chúng tôi sẽ gửi liên kết tới địa chỉ mới và thư báo tới địa chỉ này. Chưa có gì thay đổi cho đến khi liên kết được mở; khi đó mọi phiên đăng nhập kết thúc và bạn đăng nhập bằng địa chỉ mới.',
    email: 'Email mới',
    passwordHelp: 'Mật khẩu hiện tại của bạn',
    submit: 'Gửi liên kết',
    mailed: {
      title: 'Hãy kiểm tra hộp thư',
      what: 'Nếu {{email}} dùng được làm địa chỉ mới, một liên kết đang được gửi tới đó. Liên kết dùng một lần, trong 24 giờ. Cho đến lúc đó, mọi thứ vẫn giữ nguyên.',
    },
  },
  confirmEmailChange: {
    title: 'Địa chỉ email mới',
    what: 'Tài khoản của bạn sẽ dùng địa chỉ {{email}}. Mọi phiên đăng nhập sẽ kết thúc, kể cả trong trình duyệt này.',
    submit: 'Đổi địa chỉ',
    ended:
      'Liên kết có thể đã hết hạn, đã được dùng, hoặc bạn đã yêu cầu một địa chỉ khác. Tài khoản vẫn dùng địa chỉ mà bạn đăng nhập lần gần nhất; hãy yêu cầu liên kết mới trong phần thiết lập tài khoản.',
    taken: {
      title: 'Địa chỉ này đã được sử dụng',
      what: '{{email}} hiện thuộc về một tài khoản khác nên không có gì thay đổi. Hãy đăng nhập bằng địa chỉ cũ của bạn.',
    },
    done: {
      title: 'Đã đổi địa chỉ',
      what: 'Từ nay bạn đăng nhập bằng {{email}} và mật khẩu hiện có.',
    },
  },
  recoveryCodes: {
    about: 'Bạn sẽ nhận mười mã khôi phục mới. Mọi mã bạn đang có đều hết hiệu lực, dù đã dùng hay chưa.',
    make: 'Tạo mã mới',
    doneTitle: 'Mã khôi phục mới của bạn',
    saved: 'Tôi đã lưu các mã',
    print: 'In',
    leave: {
      title: 'Rời đi mà chưa lưu mã?',
      message: 'Các mã sẽ không hiển thị lại. Hãy lưu trước: sao chép, tải xuống hoặc in ra giấy.',
    },
    paper: {
      title: '{{product}}: mã khôi phục',
      account: 'Tài khoản',
      madeAt: 'Ngày tạo',
      about:
        'Mỗi mã giúp bạn đăng nhập một lần thay cho mã xác thực. Hãy cất trang này cùng giấy tờ quan trọng và đừng để chung với mật khẩu.',
    },
  },
  twoFactor: {
    title: 'Xác thực hai lớp',
    status: 'Trạng thái',
    on: 'Đang bật',
    off: 'Đang tắt',
    since: 'Bật từ',
    codesLeft_other: 'Còn {{count}} mã',
    fewLeft_other: 'Chỉ còn {{count}} mã khôi phục. Hãy tạo mã mới trước khi dùng hết.',
    noneLeft:
      'Bạn không còn mã khôi phục nào. Nếu lúc này bạn mất thiết bị, chỉ quản trị viên mới giúp bạn đăng nhập lại được.',
    turnOff: 'Tắt',
    setUp: 'Thiết lập',
    notAvailable: 'Nền tảng này không cung cấp số mã khôi phục còn lại.',
    failed: 'Không tải được trạng thái xác thực hai lớp',
  },
  twoFactorOff: {
    effect:
      'Các phiên đăng nhập khác sẽ kết thúc, mã khôi phục hết hiệu lực và bạn không vào được trang quản trị cho đến khi thiết lập lại xác thực hai lớp.',
    submit: 'Tắt',
  },
  emailLink: {
    checking: 'Đang kiểm tra liên kết',
    failed: 'Không kiểm tra được liên kết',
    ended: 'Liên kết này không còn dùng được',
    toSignIn: 'Quay lại đăng nhập',
    incomplete: {
      title: 'Liên kết này chưa đầy đủ',
      what: 'Hãy mở lại liên kết trong thư. Nếu liên kết bị ngắt thành hai dòng, hãy sao chép toàn bộ vào thanh địa chỉ.',
    },
  },
  emailSent: {
    title: 'Hãy kiểm tra hộp thư',
    hint: 'Sau vài phút vẫn chưa thấy thư? Hãy xem cả mục thư rác rồi gửi lại.',
    sendAgain: 'Gửi lại',
    sentAgain: 'Đã gửi lại. Hãy kiểm tra hộp thư sau ít phút.',
    otherAddress: 'Dùng địa chỉ khác',
  },
  signUp: {
    title: 'Đăng ký',
    name: 'Họ tên',
    password: 'Mật khẩu',
    submit: 'Tạo tài khoản',
    sent: 'Chúng tôi đã gửi thư đến {{email}}. Hãy mở liên kết trong thư để tiếp tục.',
    hasAccount: 'Đã có tài khoản? Đăng nhập',
    off: {
      title: 'Không mở đăng ký',
      what: 'Bạn cần có lời mời để tạo tài khoản. Hãy nhờ quản trị viên gửi lời mời cho bạn.',
    },
  },
  confirm: {
    title: 'Xác nhận địa chỉ email',
    what: 'Địa chỉ {{email}} là của bạn? Hãy xác nhận để có thể đăng nhập.',
    submit: 'Xác nhận địa chỉ',
    ended:
      'Liên kết có thể đã hết hạn hoặc đã được dùng. Nếu đã xác nhận địa chỉ, bạn chỉ cần đăng nhập. Nếu chưa, hãy yêu cầu liên kết mới.',
    sendNew: 'Gửi liên kết mới',
    done: {
      title: 'Địa chỉ của bạn đã được xác nhận',
      what: 'Hãy đăng nhập bằng địa chỉ này và mật khẩu bạn đã đặt khi đăng ký.',
    },
  },
  resendConfirmation: {
    title: 'Gửi lại liên kết xác nhận',
    what: 'Chúng tôi sẽ gửi liên kết mới đến địa chỉ bạn đã dùng để đăng ký. Liên kết có hiệu lực trong 48 giờ, các liên kết cũ sẽ hết hiệu lực.',
    submit: 'Gửi liên kết',
    sent: 'Nếu {{email}} đang chờ xác nhận, thư kèm liên kết mới sẽ được gửi đến địa chỉ này.',
  },
  forgotPassword: {
    title: 'Bạn quên mật khẩu?',
    what: 'Hãy nhập địa chỉ của tài khoản, chúng tôi sẽ gửi liên kết để bạn đặt mật khẩu mới.',
    submit: 'Gửi liên kết',
    sent: 'Nếu {{email}} có tài khoản, thư kèm liên kết đặt mật khẩu mới sẽ được gửi đến địa chỉ này. Liên kết có hiệu lực trong một giờ.',
  },
  resetPassword: {
    title: 'Đặt mật khẩu',
    again: 'Đặt mật khẩu mới cho {{email}}. Mọi phiên đăng nhập của tài khoản sẽ kết thúc.',
    first: 'Đặt mật khẩu cho {{email}}.',
    newPassword: 'Mật khẩu mới',
    submit: 'Lưu mật khẩu',
    ended: 'Liên kết có thể đã hết hạn hoặc đã được dùng. Hãy yêu cầu liên kết mới để đặt mật khẩu.',
    sendNew: 'Gửi liên kết mới',
    done: {
      title: 'Đã lưu mật khẩu mới',
      what: 'Hãy đăng nhập bằng {{email}} và mật khẩu mới.',
    },
  },
  invitation: {
    title: 'Lời mời',
    toApp: 'Bạn được mời tham gia {{app}}',
    toPlatform: 'Thiết lập tài khoản của bạn',
    toConsole: 'Đến trang quản trị',
    invalid: {
      title: 'Lời mời này không còn dùng được',
      what: 'Lời mời có thể đã hết hạn, đã được dùng hoặc đã bị thu hồi. Nếu bạn đã chấp nhận, chỉ cần đăng nhập. Nếu chưa, hãy nhờ người mời gửi lại lời mời mới.',
    },
    signUp: {
      what: 'Tạo tài khoản cho {{email}}.',
      name: 'Họ tên',
      password: 'Mật khẩu',
      timezone: 'Múi giờ',
      submit: 'Tạo tài khoản',
    },
    made: {
      title: 'Tài khoản của bạn đã sẵn sàng',
      what: 'Hãy đăng nhập bằng {{email}} và mật khẩu mới.',
    },
    signIn: {
      toAccept: 'Lời mời này dành cho {{email}}, địa chỉ đã có tài khoản. Hãy đăng nhập để chấp nhận.',
      hasAccount: '{{email}} đã có tài khoản. Hãy đăng nhập bằng tài khoản đó.',
      accept: 'Đăng nhập để chấp nhận',
    },
    accept: {
      what: 'Bạn đang đăng nhập bằng {{email}}. Khi chấp nhận, bạn trở thành thành viên của ứng dụng.',
      submit: 'Chấp nhận lời mời',
      done: 'Bạn đã là thành viên của {{app}}, thuộc nhóm “{{group}}”',
      hasAccount: 'Bạn đang đăng nhập bằng {{email}} nên không còn gì phải chấp nhận.',
    },
    joined: {
      title: 'Bạn đã là thành viên của {{app}}',
      what: 'Tài khoản của bạn không có quyền vào trang quản trị này. Bạn có thể đóng trang.',
    },
    another: {
      what: 'Lời mời này dành cho {{email}}, còn bạn đang đăng nhập bằng {{current}}.',
      signOut: 'Đăng xuất và tiếp tục',
      stay: 'Giữ nguyên đăng nhập',
    },
  },
  newPassword: {
    advice: 'Vài từ liền nhau vừa dễ nhớ vừa khó đoán.',
    rules: 'Quy tắc mật khẩu',
    length: 'Từ {{min}} đến {{max}} ký tự',
    passwordCommon: 'Không phải mật khẩu phổ biến',
    passwordIsEmail: 'Không trùng với địa chỉ email của bạn',
    met: 'Đã đạt:',
    unmet: 'Chưa đạt:',
    ruleUnmet: 'Chưa đạt: {{rule}}',
    allMet: 'Mật khẩu đã đạt mọi yêu cầu',
    isCommon: 'Mật khẩu này phổ biến và dễ đoán',
    isEmail: 'Mật khẩu không được trùng với địa chỉ email của bạn',
  },
  myAccount: {
    title: 'Tài khoản của bạn',
    profile: 'Hồ sơ',
  },
  userInfo: {
    title: 'Thông tin của bạn',
    email: 'Email',
    name: 'Họ tên',
    language: 'Ngôn ngữ',
    languageHelp:
      'Ngôn ngữ của các email gửi cho bạn. Ngôn ngữ của trang quản trị được chọn trong phần cài đặt, riêng cho từng trình duyệt.',
    showConsoleIn: {
      en: 'Hiển thị trang quản trị bằng tiếng Anh',
      vi: 'Hiển thị trang quản trị bằng tiếng Việt',
    },
    timezone: 'Múi giờ',
    timezoneHelp: 'Mọi ngày giờ trong trang quản trị đều hiển thị theo múi giờ này.',
    submit: 'Lưu',
    saved: 'Đã lưu thông tin của bạn',
    failed: 'Không tải được thông tin của bạn',
  },
  sessions: {
    title: 'Các phiên đăng nhập của bạn',
    loading: 'Đang tải các phiên đăng nhập',
    failed: 'Không tải được các phiên đăng nhập',
    notAvailable: 'Không khả dụng trên nền tảng này.',
  },
  profile: {
    details: 'Hồ sơ',
    edit: 'Chỉnh sửa',
    permissions: 'Quyền của bạn',
    group: 'Nhóm trong trang quản trị',
    noGroup: 'Không có: bạn chỉ quản lý các ứng dụng của mình',
    access: 'Quyền truy cập',
    viewOnly: 'Chỉ xem: bạn chỉ chỉnh sửa được tài khoản của mình',
    fullAccess: 'Toàn quyền trong phạm vi nhóm của bạn',
    apiGroups: 'Nhóm API',
    noApiGroups: 'Không có',
  },
  changePassword: {
    title: 'Đổi mật khẩu',
    effect: 'Bạn sẽ bị đăng xuất ở mọi nơi khác. Tại đây bạn vẫn đăng nhập.',
    effectOn_other:
      'Bạn đang đăng nhập trên {{count}} thiết bị khác và sẽ bị đăng xuất ở đó. Tại đây bạn vẫn đăng nhập.',
    effectOnNone: 'Bạn không đăng nhập ở nơi nào khác. Tại đây bạn vẫn đăng nhập.',
    current: 'Mật khẩu hiện tại',
    new: 'Mật khẩu mới',
    submit: 'Đổi mật khẩu',
    done: 'Đã đổi mật khẩu',
    doneEffect:
      'Bạn đã bị đăng xuất ở mọi nơi khác. Tại đây bạn vẫn đăng nhập. Một email thông báo đang được gửi đến {{email}}.',
    toSettings: 'Đến phần thiết lập',
  },
} satisfies Translated<typeof en>;
