import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  documentTitle: '{{page}} | {{product}} Admin',
  publicTitle: '{{page}} | {{product}}',
  global: {
    loading: 'Đang tải...',
  },
  captcha: {
    question: 'Hãy hoàn tất bước này để tiếp tục.',
    terms:
      'Được bảo vệ bằng reCAPTCHA: áp dụng <privacy>Chính sách quyền riêng tư</privacy> và <terms>Điều khoản dịch vụ</terms> của Google.',
  },
  menu: {
    main: 'Menu chính',
    open: 'Mở menu',
    close: 'Đóng menu',
    collapse: 'Thu gọn menu',
    expand: 'Mở rộng menu',
    home: 'Trang chủ {{product}}',
    version: 'v{{version}}-{{date}}',
    versionOnly: 'v{{version}}',
    footer: '{{product}} {{year}} ©',
    account: 'Đang đăng nhập: {{email}}',
    pro: 'Pro',
    alerts_other: '{{count}} cảnh báo',
    skip: 'Chuyển đến nội dung',
  },
  navigation: {
    loading: 'Đang tải trang',
  },
  theme: {
    toDark: 'Dùng giao diện tối',
    toLight: 'Dùng giao diện sáng',
  },
  settings: {
    title: 'Cài đặt',
    darkTheme: 'Giao diện tối',
    layoutMode: 'Kiểu bố cục',
    vertical: 'Dọc',
    horizontal: 'Ngang',
    density: 'Mật độ',
    compact: 'Gọn',
    comfortable: 'Thoáng',
    language: 'Ngôn ngữ',
    singleKeys: 'Phím tắt một phím',
    singleKeysHint: 'Nhấn ? để xem danh sách',
    access: 'Quyền của bạn',
    developerPanel: 'Bảng nhà phát triển',
    developerPanelKeys: 'Alt + Shift + D',
    warning: 'Cảnh báo',
    changeLanguage: 'Đổi ngôn ngữ',
    languageQuestion: 'Bạn có chắc muốn đổi ngôn ngữ? Ứng dụng sẽ được tải lại sau thao tác này.',
  },
  logout: {
    action: 'Đăng xuất',
    dialog: {
      title: 'Đăng xuất?',
      message: 'Bạn sẽ cần mật khẩu và mã xác thực để đăng nhập lại.',
      confirm: 'Đăng xuất',
      cancel: 'Hủy',
    },
    success: 'Bạn đã đăng xuất.',
  },
  locked: {
    title: {
      forbidden: 'Bạn chưa được mở “{{what}}”',
      edition: '“{{what}}” không có trong gói miễn phí',
      card: '“{{what}}” cần thẻ thanh toán',
    },
    showSubscription: 'Xem gói đang dùng',
    addCard: 'Thêm thẻ thanh toán',
  },
  app: {
    not_permission_management:
      'Chỉ người có quyền quản lý của ứng dụng này mới thực hiện được. Hãy liên hệ với họ hoặc với quản trị viên.',
  },
  appInput: { label: 'Ứng dụng', choose: 'Chọn ứng dụng' },
  subscription: {
    title: 'Gói dịch vụ',
    pro: 'Mô-đun này không có trong gói miễn phí.',
    app: 'Ứng dụng',
    appId: 'ID ứng dụng',
    edition: 'Gói',
    status: 'Trạng thái',
    card: 'Thẻ thanh toán',
    cardAdded: 'Đã thêm',
    cardMissing: 'Chưa có',
    close: 'Đóng',
  },
  noCard: {
    title: 'Chưa có thẻ thanh toán',
    message: '{{app}} chưa có thẻ thanh toán còn hiệu lực. Hãy thêm thẻ rồi thử lại.',
    toBilling: 'Đến trang thanh toán',
    close: 'Đóng',
  },
  apiGroups: {
    'admin-tenant-app': 'Ứng dụng khách hàng',
    'admin-management': 'Quản lý',
    'admin-library': 'Thư viện nội dung',
    'admin-machine': 'Máy chủ',
    'admin-ssai': 'SSAI',
    'admin-lrm': 'Kênh LRM',
    'admin-transcode': 'Chuyển mã',
    'admin-interactive': 'Tương tác',
    'admin-livestream': 'Phát trực tiếp',
    'admin-vod': 'Media VOD',
    'admin-user': 'Tài khoản người dùng',
    management: 'Quản lý ứng dụng',
  },
  denial: {
    title: 'Vì sao tôi không dùng được?',
    close: 'Đóng',
    apiGroup: '{{name}} ({{id}})',
    reason: {
      permission: 'Cần nhóm API {{groups}}',
      closed: 'Không mở cho ai',
      'view-only': 'Tài khoản của bạn chỉ có quyền xem',
      'own-account': 'Không dùng cho tài khoản của chính mình',
      'higher-account': 'Tài khoản này có các nhóm API mà bạn không có: {{groups}}',
      'two-factor': 'Cần bật xác thực hai lớp',
      edition: 'Không có trong gói miễn phí',
      card: 'Cần thẻ thanh toán',
    },
  },
  access: { title: 'Quyền của tôi' },
  dialog: { locked: 'Bạn không thể thực hiện việc này.' },
  noApp: {
    unknown: 'Không có ứng dụng nào mang ID này',
    notAMember: 'Không có ứng dụng nào mang ID này, hoặc bạn không phải là thành viên',
  },
  status: {
    '403': {
      place: 'Bạn đang mở “{{place}}”.',
      title: 'Không có quyền truy cập',
      message: 'Bạn chưa được cấp quyền xem trang này. Hãy liên hệ quản trị viên của tổ chức.',
    },
    '404': { title: 'Không tìm thấy trang', message: 'Không tìm thấy trang: {{path}}' },
    '500': { title: 'Lỗi máy chủ', message: 'Trang này gặp sự cố. Hãy thử lại hoặc quay về trang chủ.' },
    '503': {
      title: 'Dịch vụ tạm ngưng',
      message: 'Nền tảng hiện không hoạt động. Hãy thử lại sau ít phút.',
    },
    other: { title: 'Lỗi {{status}}', message: 'Đã có lỗi xảy ra, vui lòng thử lại sau' },
    unloaded: {
      title: 'Không tải được trang này',
      message:
        'Có thể trang quản trị vừa được cập nhật, hoặc kết nối bị gián đoạn. Hãy kiểm tra kết nối rồi tải lại trang.',
      action: 'Tải lại trang',
    },
    hostSession: {
      title: 'Bạn chưa đăng nhập tại đây',
      message:
        'Ứng dụng chủ đang hiển thị trang quản trị này không có phiên đăng nhập hợp lệ. Hãy đăng nhập ở ứng dụng đó rồi thử lại.',
    },
    home: 'Về trang chủ',
  },
} satisfies Translated<typeof en>;
