import { expect, it } from 'vitest';
import { preferredLanguage } from './accept-language';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['vi-VN', 'vi'],
  ['en-US', 'en'],
  ['fr-FR, vi;q=0.8, en;q=0.5', 'vi'],
  ['vi;q=0.1, en;q=0.9', 'en'],
  ['vi;q=0, en', 'en'],
  ['de', 'en'],
  [';;;q=x,,', 'en'],
] as const)('Accept-Language %s prefers %s', (header, language) =>
  expect(preferredLanguage(header)).toBe(language),
);
