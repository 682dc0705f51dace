import type { ConsoleFeature } from '@console/shell-layout';
import { vodLocale } from './locales/vod-locale';

/** Its screens are a module: the console puts them into the catalog. */
export const vod = { locale: vodLocale } satisfies ConsoleFeature;
