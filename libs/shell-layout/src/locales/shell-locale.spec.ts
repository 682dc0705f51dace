import { translationProblems } from '@console/i18n/testing';
import { expect, it } from 'vitest';
import { shellLocale } from './shell-locale';

it('says the same in both languages', async () => {
  expect(await translationProblems(shellLocale)).toEqual([]);
});
