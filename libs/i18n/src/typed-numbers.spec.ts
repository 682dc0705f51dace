import { describe, expect, it } from 'vitest';
import { decimalSign, plainNumber } from './typed-numbers';

describe('a typed number', () => {
  it.each([
    ['vi', '57.460.709', '57460709'],
    ['vi', '1.500', '1500'],
    ['vi', '1.500,5', '1500.5'],
    ['vi', '12,5', '12.5'],
    ['vi', '12.5', '12.5'],
    ['vi', '0.500', '0.500'],
    ['vi', '1,500', '1.500'],
    ['vi', '1 500', '1500'],
    ['vi', '-1.500', '-1500'],
    ['en', '57,460,709', '57460709'],
    ['en', '1,500', '1500'],
    ['en', '1,500.5', '1500.5'],
    ['en', '12,5', '12.5'],
    ['en', '1.500', '1.500'],
    ['en', '12.', '12.'],
    ['en', '1500', '1500'],
    ['en', '', ''],
    ['en', 'many', 'many'],
  ])('in %s, %j is %j', (language, typed, plain) => expect(plainNumber(typed, language)).toBe(plain));
});

it('decimals have the sign of the language', () => {
  expect([decimalSign('en'), decimalSign('vi')]).toEqual(['.', ',']);
});
