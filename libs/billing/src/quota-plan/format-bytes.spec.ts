import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes';

it.each([
  [0, '0 byte'],
  [1, '1 byte'],
  [1023, '1,023 byte'],
  [1024, '1 kB'],
  [50 * 1024 ** 3, '50 GB'],
  [1.5 * 1024 ** 4, '1.5 TB'],
  [1024 ** 5, '1 PB'],
  [5000 * 1024 ** 5, '5,000 PB'],
])('says %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});

it('follows the language', () => {
  expect(formatBytes(1.5 * 1024 ** 4, 'vi')).toBe('1,5 TB');
});
