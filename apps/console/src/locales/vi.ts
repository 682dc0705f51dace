import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  routes: {
    dashboard: 'Tổng quan',
    product: 'Sản phẩm',
    app_ssai: 'SSAI',
    media_vod: 'Media VOD',
    alerts: 'Cảnh báo',
    machine: 'Máy chủ',
    document: 'Tài liệu',
  },
  coming: {
    product: 'Các mô-đun truyền thông của ứng dụng, từ máy chủ đến thống kê.',
    app_ssai: 'Endpoint, quảng cáo và thống kê chèn quảng cáo phía máy chủ.',
    media_vod: 'Video theo yêu cầu cùng trạng thái, các bản chuyển mã và thẻ.',
    alerts: 'Sự cố của máy chủ và kênh trong ứng dụng, kèm thời điểm bắt đầu.',
    machine: 'Máy chủ của mọi ứng dụng, kèm mức tải và giấy phép.',
    document: 'Tài liệu tham khảo API của nền tảng.',
  },
} satisfies Translated<typeof en>;
