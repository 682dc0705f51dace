import { translationProblems } from '@console/i18n/testing';
import { expect, it } from 'vitest';
import { authLocale } from './auth-locale';

it('says the same in both languages', async () => {
  expect(await translationProblems(authLocale)).toEqual([]);
});
