import type { Locale } from '../messages/message';

const en = {
  title: 'Invoice',
  billedTo: 'Billed to',
  app: 'App',
  deletedApp: '{app} (deleted app)',
  period: 'Period',
  issued: 'Issued on',
  toBeIssued: 'To be issued on',
  due: 'Due on',
  taxCode: 'Tax code',
  subject: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  taxRate: 'Tax',
  amount: 'Amount',
  subtotal: 'Subtotal',
  tax: 'Tax {rate} on {taxable}',
  total: 'Total',
  paid: 'Paid',
  credited: 'Credited',
  left: 'Amount due',
  payments: 'Payments',
  creditNotes: 'Credit notes',
  howToPay: 'How to pay',
  page: 'Page {page} of {pages}',
  plan: '{plan} plan',
  edition: '{edition} edition',
  editions: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  days: '{days} of {of} days',
  month: '{count} month',
  marks: { draft: 'DRAFT', void: 'VOID' },
  kinds: {
    live: 'Live streaming',
    transcode: 'Transcoding',
    storage: 'Storage',
    delivery: 'Traffic',
    ads: 'Ad impressions',
  },
  units: { hour: 'hours', minute: 'minutes', gigabyte: 'GB', impression: 'impressions' },
};

const vi: typeof en = {
  title: 'Hóa đơn',
  billedTo: 'Người mua',
  app: 'Ứng dụng',
  deletedApp: '{app} (ứng dụng đã xóa)',
  period: 'Kỳ',
  issued: 'Ngày phát hành',
  toBeIssued: 'Ngày phát hành dự kiến',
  due: 'Hạn thanh toán',
  taxCode: 'Mã số thuế',
  subject: 'Nội dung',
  quantity: 'Số lượng',
  unitPrice: 'Đơn giá',
  taxRate: 'Thuế',
  amount: 'Thành tiền',
  subtotal: 'Cộng trước thuế',
  tax: 'Thuế {rate} trên {taxable}',
  total: 'Tổng cộng',
  paid: 'Đã thanh toán',
  credited: 'Đã giảm trừ',
  left: 'Còn phải trả',
  payments: 'Thanh toán',
  creditNotes: 'Phiếu giảm trừ',
  howToPay: 'Cách thanh toán',
  page: 'Trang {page}/{pages}',
  plan: 'Gói {plan}',
  edition: 'Gói {edition}',
  editions: { free: 'Miễn phí', pro: 'Chuyên nghiệp', enterprise: 'Doanh nghiệp' },
  days: '{days}/{of} ngày',
  month: '{count} tháng',
  marks: { draft: 'BẢN NHÁP', void: 'ĐÃ HỦY' },
  kinds: {
    live: 'Phát trực tiếp',
    transcode: 'Chuyển mã',
    storage: 'Lưu trữ',
    delivery: 'Lưu lượng',
    ads: 'Lượt hiển thị quảng cáo',
  },
  units: { hour: 'giờ', minute: 'phút', gigabyte: 'GB', impression: 'lượt' },
};

export type InvoicePdfTexts = typeof en;

export function invoicePdfTexts(locale: Locale): InvoicePdfTexts {
  return { en, vi }[locale];
}

export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
