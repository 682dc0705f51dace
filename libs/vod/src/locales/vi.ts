import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  routes: { list: 'Videos', subtitle: 'Tên của tất cả videos', create: 'Tạo video' },
  empty: 'Chưa có dữ liệu',
  name: 'Tên',
  createdAt: 'Ngày tạo',
  create: 'Tạo',
} satisfies Translated<typeof en>;
