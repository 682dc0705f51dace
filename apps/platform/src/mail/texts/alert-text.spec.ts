import { expect, it } from 'vitest';
import { alertText } from './alert-text';

const message = 'As it was raised.';

it.each([
  ['vi', { kind: 'high-cpu', values: { percent: 92 } }, 'CPU đang ở mức 92%.'],
  [
    'vi',
    { kind: 'license-ended', values: { endedAt: '2026-05-12T16:59:59.000Z' } },
    'Giấy phép đã hết hạn ngày 2026-05-12.',
  ],
  ['vi', { kind: 'high-cpu', values: {} }, message],
  ['vi', { kind: 'of-another-source', values: {} }, message],
  ['en', { kind: 'high-cpu', values: { percent: 92 } }, message],
] as const)('in %s, %j is %j', (language, alert, text) =>
  expect(alertText({ ...alert, message }, language)).toBe(text),
);
