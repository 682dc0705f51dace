import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  routes: {
    dashboard: 'Tổng quan',
  },
  dashboard: {
    nothing: 'Chưa có mục nào trong phạm vi quyền của bạn',
  },
} satisfies Translated<typeof en>;
