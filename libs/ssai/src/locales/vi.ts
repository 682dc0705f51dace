import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  title: 'SSAI',
} satisfies Translated<typeof en>;
