import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  routes: {
    tenantApps: 'Ứng dụng khách hàng',
    normal: 'Đang hoạt động',
    archive: 'Đã lưu trữ',
    create: 'Tạo ứng dụng khách hàng',
    tenantApp: 'Ứng dụng',
    detail: 'Thông tin chi tiết',
    group: 'Nhóm',
    member: 'Thành viên',
    management: 'Quản lý',
  },
  table: 'Danh sách ứng dụng khách hàng',
  title: { normal: 'Ứng dụng khách hàng', archived: 'Ứng dụng khách hàng đã lưu trữ' },
  empty: {
    normal: 'Chưa có ứng dụng khách hàng nào',
    archived: 'Chưa có ứng dụng khách hàng nào được lưu trữ',
  },
  columns: {
    name: 'Tên',
    status: 'Trạng thái',
    edition: 'Gói',
    owner: 'Chủ sở hữu',
    members: 'Thành viên',
    createdAt: 'Ngày tạo',
    lastActivityAt: 'Hoạt động gần nhất',
  },
  status: { normal: 'Đang hoạt động', archived: 'Đã lưu trữ' },
  edition: { free: 'Miễn phí', pro: 'Chuyên nghiệp', enterprise: 'Doanh nghiệp' },
  allEditions: 'Tất cả các gói',
  frame: {
    notFound: 'Không có ứng dụng nào mang ID này',
    failed: 'Không tải được ứng dụng',
    trialDays_other: 'Dùng thử: còn {{count}} ngày',
  },
  management: { about: 'Những người quản trị nền tảng và quyền của họ.' },
  coming: {
    group: 'Các nhóm của ứng dụng và quyền của từng nhóm.',
    member: 'Thành viên của ứng dụng, nhóm của họ và những người đã được mời.',
  },
  create: {
    link: 'Tạo ứng dụng',
    title: 'Tạo ứng dụng khách hàng',
    name: 'Tên',
    appId: 'ID ứng dụng',
    appIdHelp: 'Dùng trong địa chỉ và lệnh gọi API. Không thể thay đổi về sau.',
    appIdFormat: 'Chỉ dùng chữ thường không dấu, chữ số và dấu gạch nối đơn ở giữa',
    appIdReserved: 'ID này dành riêng cho trang quản trị. Hãy chọn ID khác',
    edition: 'Gói',
    submit: 'Tạo',
  },
  created: {
    title: 'Đã tạo {{name}}',
    apiKey: 'Khóa API',
    keep: 'Hãy sao chép và lưu khóa API ngay bây giờ vì khóa chỉ hiển thị một lần.',
    toList: 'Về danh sách',
  },
  dashboard: {
    showAll: 'Xem tất cả',
    recent: 'Ứng dụng khách hàng mới tạo',
    recentFailed: 'Không tải được danh sách ứng dụng',
    unknown: 'Không có dữ liệu',
  },
} satisfies Translated<typeof en>;
