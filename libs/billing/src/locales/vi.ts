import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
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
