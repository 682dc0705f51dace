import { describe, expect, it } from 'vitest';
import type { Messages } from '../locale';
import { translationProblems } from './translation-problems';

function problems(en: Messages, vi: Messages) {
  return translationProblems({
    namespace: 'samples',
    load: { en: () => Promise.resolve(en), vi: () => Promise.resolve(vi) },
  });
}

const ONE: Messages = { a_other: 'A' };
const TWO: Messages = { a_one: 'A', a_other: 'A' };

describe('translationProblems', () => {
  it('finds none in a whole translation', async () => {
    const en = {
      a: '{{x}} of {{y}}',
      link: 'Read <terms>the terms</terms>',
      deep: { b: 'B' },
      total_one: '{{count}} row',
      total_other: '{{count}} rows',
    };
    const vi = {
      a: '{{y}} có {{x}}',
      link: '<terms>Điều khoản</terms>',
      deep: { b: 'B' },
      total_other: '{{count}} dòng',
    };
    expect(await problems(en, vi)).toEqual([]);
  });

  it.each<[string, Messages, Messages, string]>([
    ['a missing text', { a: { b: 'B' } }, { a: {} }, 'a.b is missing in vi'],
    ['a text too many', {}, { a: 'A' }, 'a is in vi alone'],
    ['another placeholder', { a: '{{name}}' }, { a: '{{nmae}}' }, 'a has {{name}} in en, {{nmae}} in vi'],
    ['a lost placeholder', { a: 'of {{ total }}' }, { a: 'của' }, 'a has {{total}} in en, nothing in vi'],
    ['a lost tag', { a: '<b>A</b>' }, { a: '<b>A' }, 'a has </b> <b> in en, <b> in vi'],
    ['an empty text', { a: 'A' }, { a: ' ' }, 'a is empty in vi'],
    ['a lost singular', { a_other: 'A' }, { a_other: 'A' }, 'a_one is missing in en'],
    ['a singular in Vietnamese', TWO, { ...ONE, a_one: 'A' }, 'a_one is no form of vi'],
    ['a form of neither', { ...TWO, a_few: 'A' }, ONE, 'a_few is no form of en'],
  ])('names %s', async (_what, en, vi, problem) => {
    expect(await problems(en, vi)).toEqual([problem]);
  });
});
