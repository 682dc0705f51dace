import type { ConsoleFeature } from '@console/shell-layout';
import { vastLocale } from './locales/vast-locale';

/** Its screens are a module: the console puts them into the catalog. */
export const vastControl = {
  locale: vastLocale,
} satisfies ConsoleFeature;
