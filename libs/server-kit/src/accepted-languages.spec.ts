import { expect, it } from 'vitest';
import { acceptedLanguages } from './accepted-languages';

it.each([
  [undefined, []],
  ['', []],
  ['vi-VN', ['vi-VN']],
  ['fr-FR, vi;q=0.4, en;q=0.8', ['fr-FR', 'en', 'vi']],
  ['vi;q=0, en', ['en']],
  [';;;q=x,,', []],
])('Accept-Language %s prefers %j', (header, languages) =>
  expect(acceptedLanguages(header)).toEqual(languages),
);
