import { accounts } from '@console/accounts';
import { auth } from '@console/auth';
import { billing } from '@console/billing';
import type { Locale } from '@console/i18n';
import { operations } from '@console/operations';
import { shellLocale } from '@console/shell-layout';
import { tenantApps } from '@console/tenant-apps';
import { uiLocale } from '@console/ui';
import { consoleLocale } from './locales/console-locale';
import { modules } from './modules';

/** What the console is composed of, in the order in which the menu has places of one rank. @see spec 2.3 */
export const FEATURES = [accounts, auth, billing, modules, operations, tenantApps] as const;

/** Whatever texts the console has. */
export const LOCALES: readonly Locale[] = [
  shellLocale,
  uiLocale,
  consoleLocale,
  ...FEATURES.map(({ locale }) => locale),
];

/** Namespaces that the menu shows. */
export const MENU_NAMESPACES: readonly string[] = [
  consoleLocale,
  ...[accounts, billing, modules, operations, tenantApps].map(({ locale }) => locale),
].map(({ namespace }) => namespace);
