import { expect, it } from 'vitest';
import { guestTitle } from './guest-title';

it.each([
  ['Stream 7', 'Stream 7'],
  ['  Sông\n\tHồng  ', 'Sông Hồng'],
  ['Stream \u202E7 maertS', 'Stream 7 maertS'],
  ['a\u0000b', 'a b'],
  ['', undefined],
  [' \u200F\n', undefined],
  ['🎬'.repeat(81), `${'🎬'.repeat(79)}…`],
  ['👩‍🚀', '👩‍🚀'],
])('%j is called %j', (text, title) => expect(guestTitle(text)).toBe(title));
