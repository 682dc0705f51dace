import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  routes: {
    dashboard: 'Tổng quan',
  },
} satisfies Translated<typeof en>;
