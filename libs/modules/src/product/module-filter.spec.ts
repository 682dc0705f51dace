// @see spec 4.4, 6
import { describe, expect, it } from 'vitest';
import { matchesFilter, MODULE_FILTERS } from './module-filter';

const SSAI = {
  title: 'Chèn quảng cáo (SSAI)',
  purpose: 'Chèn quảng cáo vào luồng ngay trên máy chủ.',
  isConnected: false,
  page: { denialReason: undefined, pro: true },
} as const;

describe('a module', () => {
  it.each([
    ['', true],
    ['ssai', true],
    ['chen quang cao', true],
    ['may chu luong', true],
    ['  SSAI  máy ', true],
    ['ssai bảng', false],
  ])('is found by %j: %s', (q, found) => expect(matchesFilter(SSAI, { q, filter: '' })).toBe(found));

  it.each([
    [SSAI, ['notConnected', 'pro']],
    [
      { ...SSAI, isConnected: true, page: { denialReason: 'Needs the API group SSAI.', pro: false } },
      ['closed'],
    ],
  ] as const)('%o is among %j', (module, filters) =>
    expect(MODULE_FILTERS.filter((filter) => matchesFilter(module, { q: '', filter }))).toEqual(filters),
  );
});
