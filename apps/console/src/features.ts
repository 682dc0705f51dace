import { accounts } from '@console/accounts';
import { auth } from '@console/auth';
import { billing } from '@console/billing';
import type { Locale } from '@console/i18n';
import { live } from '@console/live';
import { operations } from '@console/operations';
import { type ConsoleFeature, keywordsLocale, shellLocale } from '@console/shell-layout';
import { ssai, vastControl } from '@console/ssai';
import { tenantApps } from '@console/tenant-apps';
import { uiLocale } from '@console/ui';
import { vod } from '@console/vod';
import { workspace } from '@console/workspace';
import { consoleLocale } from './locales/console-locale';
import { modules } from './modules';

/** Menu entries of the same `order` keep this sequence. @see spec 2.3 */
export const FEATURES = [
  accounts,
  auth,
  billing,
  live,
  modules,
  operations,
  ssai,
  tenantApps,
  vastControl,
  vod,
  workspace,
] as const;

export const LOCALES: readonly Locale[] = [
  shellLocale,
  uiLocale,
  keywordsLocale,
  consoleLocale,
  ...FEATURES.flatMap(({ locale, moreLocales = [] }: ConsoleFeature) => [locale, ...moreLocales]),
];

export const MENU_NAMESPACES: readonly string[] = [
  consoleLocale.namespace,
  ...FEATURES.filter(isInMenu).map(({ locale }) => locale.namespace),
];

function isInMenu({ appsRoutes = [] }: ConsoleFeature): boolean {
  return appsRoutes.some(({ meta }) => !meta.hideInMenu);
}
