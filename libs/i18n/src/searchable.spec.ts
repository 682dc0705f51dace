import { expect, it } from 'vitest';
import { searchable } from './searchable';

it.each([
  ['Đài Truyền Hình', 'dai truyen hinh'],
  ['Quản lý ứng dụng', 'quan ly ung dung'],
  ['SSAI', 'ssai'],
])('%s is found as %s', (text, found) => expect(searchable(text)).toBe(found));
