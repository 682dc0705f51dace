import type { ConsoleFeature } from '@console/shell-layout';
import { ssaiLocale } from './locales/ssai-locale';

/** Its screens are modules: the console puts them into the catalog. */
export const ssai: ConsoleFeature = { locale: ssaiLocale };
