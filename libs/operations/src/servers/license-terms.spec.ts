import { expect, it } from 'vitest';
import { termEnd } from './license-terms';

it.each([
  ['2026-05-12', 'month', '2026-06-12'],
  ['2026-12-12', 'month', '2027-01-12'],
  ['2026-01-31', 'month', '2026-02-28'],
  ['2024-02-29', 'year', '2025-02-28'],
  ['2026-08-31', 'halfYear', '2027-02-28'],
] as const)('from %s on a %s ends on %s', (from, term, end) => expect(termEnd(from, term)).toBe(end));
