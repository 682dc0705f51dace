import { translationProblems } from '@console/i18n/testing';
import { expect, it } from 'vitest';
import { tenantAppsLocale } from './tenant-apps-locale';

it('says the same in both languages', async () => {
  expect(await translationProblems(tenantAppsLocale)).toEqual([]);
});
