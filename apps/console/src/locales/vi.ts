import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  subtitles: {
    dashboard: 'Các số liệu chính',
  },
  routes: {
    dashboard: 'Tổng quan',
  },
  dashboard: { now: 'Hiện tại', allApps: 'Tất cả ứng dụng' },
  noHost: {
    title: 'Ứng dụng chủ không phản hồi',
    message:
      'Trang quản trị này hiển thị trong một ứng dụng khác và cần ứng dụng đó cấp phiên đăng nhập. Hãy tải lại ứng dụng đó hoặc mở trang quản trị tại địa chỉ riêng. Nếu vẫn không được, hãy gửi nội dung sau cho người phụ trách ứng dụng:',
    retry: 'Thử lại',
  },
} satisfies Translated<typeof en>;
