import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  routes: {
    billing: 'Thanh toán',
    invoices: 'Hóa đơn',
    appInvoice: 'Lịch sử hóa đơn',
  },
  billing: {
    about: 'Khoản phải trả, mức sử dụng và hạn mức của mọi ứng dụng.',
  },
  invoices: {
    empty: 'Chưa có hóa đơn nào',
  },
  dashboard: {
    notTold: 'Nền tảng này không cung cấp thông tin đó',
    money: 'Thanh toán',
    moneyFailed: 'Không tải được số tiền còn nợ',
    owed: 'Chưa thanh toán',
    overdue: 'Quá hạn',
    invoices_other: '{{count}} hóa đơn',
    nothingOwed: 'Không còn khoản nào phải thu',
    showInvoices: 'Xem hóa đơn',
    showOverdue: 'Xem hóa đơn quá hạn',
    usage: 'Băng thông 30 ngày qua',
    usageFailed: 'Không tải được mức sử dụng',
    usageChange: '{{change}} so với 30 ngày trước đó',
    noUsageBefore: '30 ngày trước đó không có',
    noUsage: '30 ngày qua không có băng thông nào',
    showUsage: 'Xem mức sử dụng',
    trend:
      'Băng thông từng ngày từ {{from}} đến {{to}}: thấp nhất {{least}}, cao nhất {{most}}, ngày cuối {{last}}',
    showQuotas: 'Xem tất cả {{count}}',
  },
  quotas: {
    title: 'Hạn mức',
    loading: 'Đang tải hạn mức',
    failed: 'Không tải được hạn mức',
    none: 'Ứng dụng này không bị giới hạn',
    notListed:
      'Nền tảng này không liệt kê hạn mức của mọi ứng dụng. Hạn mức của từng ứng dụng nằm ở trang mức sử dụng của ứng dụng đó.',
    about: 'Những gì đã dùng từ 80% hạn mức trở lên, trên mọi ứng dụng, đầy nhất đứng trước.',
    table: 'Hạn mức sắp hết',
    empty: 'Không có hạn mức nào sắp hết',
    app: 'Ứng dụng',
    what: 'Loại',
    used: 'Đã dùng',
    warning: 'Cảnh báo',
    runsOutOn: 'Ngày hết',
    runsOut: 'Sẽ hết vào {{day}} nếu vẫn dùng như hiện nay',
    asOf: 'Tính đến {{time}}',
    resource: {
      storage: 'Lưu trữ',
      egress: 'Băng thông tháng này',
      transcode: 'Chuyển mã tháng này',
      liveChannels: 'Kênh trực tiếp',
      members: 'Thành viên',
    },
    use: '{{used}} trên {{limit}} ({{percent}})',
    meter: {
      free: '{{used}} trên {{limit}}, {{percent}}',
      near: '{{used}} trên {{limit}}, {{percent}}: sắp hết hạn mức',
      reached: '{{used}} trên {{limit}}, {{percent}}: đã hết hạn mức',
    },
    level: { near: 'Sắp hết hạn mức', reached: 'Đã hết hạn mức' },
  },
  quotaPlan: {
    label: 'Gói hạn mức',
    failed: 'Không tải được các gói hạn mức. Nếu không chọn, ứng dụng sẽ dùng gói mặc định.',
  },
  limit: {
    storage: '{{amount}} lưu trữ',
    egress: '{{amount}} băng thông mỗi tháng',
    transcode: '{{amount}} chuyển mã mỗi tháng',
    liveChannels_other: '{{count}} kênh trực tiếp',
    members_other: '{{count}} thành viên',
    other: '{{resource}}: {{limit}}',
  },
} satisfies Translated<typeof en>;
