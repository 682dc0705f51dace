import { FULL_MATRIX } from './full-matrix';
import { en as accounts } from '@console/accounts/locales/en';
import { vi as accountsVi } from '@console/accounts/locales/vi';
import { en as auth } from '@console/auth/locales/en';
import { vi as authVi } from '@console/auth/locales/vi';
import { en as billing } from '@console/billing/locales/en';
import { vi as billingVi } from '@console/billing/locales/vi';
import { en as console } from '@console/console/locales/en';
import { vi as consoleVi } from '@console/console/locales/vi';
import { en as live } from '@console/live/locales/en';
import { vi as liveVi } from '@console/live/locales/vi';
import { en as modules } from '@console/modules/locales/en';
import { vi as modulesVi } from '@console/modules/locales/vi';
import { en as operations } from '@console/operations/locales/en';
import { vi as operationsVi } from '@console/operations/locales/vi';
import { en as shell } from '@console/shell-layout/locales/en';
import { vi as shellVi } from '@console/shell-layout/locales/vi';
import { en as ssai } from '@console/ssai/locales/en';
import { vi as ssaiVi } from '@console/ssai/locales/vi';
import { en as vast } from '@console/ssai/vast-control/locales/en';
import { vi as vastVi } from '@console/ssai/vast-control/locales/vi';
import { en as ui } from '@console/ui/locales/en';
import { vi as uiVi } from '@console/ui/locales/vi';
import { en as tenantApps } from '@console/tenant-apps/locales/en';
import { vi as tenantAppsVi } from '@console/tenant-apps/locales/vi';
import { en as vod } from '@console/vod/locales/en';
import { vi as vodVi } from '@console/vod/locales/vi';
import { en as workspace } from '@console/workspace/locales/en';
import { vi as workspaceVi } from '@console/workspace/locales/vi';

export const TEXTS = {
  en: {
    accounts,
    auth,
    billing,
    console,
    live,
    modules,
    operations,
    shell,
    ssai,
    tenantApps,
    ui,
    vast,
    vod,
    workspace,
  },
  vi: {
    accounts: accountsVi,
    auth: authVi,
    billing: billingVi,
    console: consoleVi,
    live: liveVi,
    modules: modulesVi,
    operations: operationsVi,
    shell: shellVi,
    ssai: ssaiVi,
    ui: uiVi,
    tenantApps: tenantAppsVi,
    vast: vastVi,
    vod: vodVi,
    workspace: workspaceVi,
  },
} as const;

export type Language = keyof typeof TEXTS;
export type Texts = (typeof TEXTS)[Language];

export const LANGUAGES = ['en', 'vi'] as const satisfies readonly Language[];

/** The languages of a journey: the given one, or all with `FULL_MATRIX`. Journeys alternate between the languages. */
export function journeyLanguages(language: Language): readonly Language[] {
  return FULL_MATRIX ? LANGUAGES : [language];
}

/** The first sentence of an empty state; the others are shown below it. */
export function emptyTitle(text: string): string {
  return text.split('. ', 1).join('');
}

/** A text with its `{{placeholders}}` filled in. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
