// @see spec 5
// @see ASVS 1.3.11
import { describe, expect, it } from 'vitest';
import { AuthenticationCode, displayName, Email, EMAIL_MAX, URL_MAX, WebAddress } from './fields';
import { fieldProblem } from './field-problem';

function addressOf(length: number): string {
  return `${'a'.repeat(64)}@${'b'.repeat(length - 69)}.com`;
}

describe('Email', () => {
  it('accepts 320 characters and rejects 321', () => {
    expect(EMAIL_MAX).toBe(320);
    expect(Email.safeParse(addressOf(320)).success).toBe(true);
    expect(Email.safeParse(addressOf(321)).success).toBe(false);
  });

  it('accepts other scripts and trims', () =>
    expect(Email.parse('  nguyễn@ví-dụ.vn ')).toBe('nguyễn@ví-dụ.vn'));

  it.each([
    '',
    '   ',
    'operator',
    'operator@',
    '@example.com',
    'a b@example.com',
    'a@example.com, b@example.com',
  ])('rejects %j', (address) => expect(Email.safeParse(address).success).toBe(false));
});

describe('WebAddress', () => {
  const addressOf = (length: number) => `https://signalbox.example/${'a'.repeat(length - 26)}`;

  it('accepts 2048 characters and rejects 2049', () => {
    expect(URL_MAX).toBe(2048);
    expect(addressOf(2048)).toHaveLength(2048);
    expect(WebAddress.safeParse(addressOf(2048)).success).toBe(true);
    expect(WebAddress.safeParse(addressOf(2049)).success).toBe(false);
  });

  it.each(['', '/path', '//signalbox.example', 'javascript:alert(1)', 'data:text/html,x', 'ftp://a.example'])(
    'rejects %j',
    (address) => expect(WebAddress.safeParse(address).success).toBe(false),
  );
});

describe('displayName', () => {
  const Name = displayName(20);

  it.each(['Đồng Xanh', '日本', '7', '!?', '👩‍👩‍👧‍👦', 'क्षि', ' Studio '])('accepts %j', (name) =>
    expect(Name.parse(name)).toBe(name.trim()),
  );

  it.each([
    ['a zero-width space', '\u200b'],
    ['joiners and a word joiner', '\u200c\u200d\u2060'],
    ['a byte order mark between spaces', ' \ufeff '],
    ['direction marks', '\u200e\u202e\u2066'],
    ['a soft hyphen', '\u00ad'],
    ['Hangul fillers', '\u3164\u115f\uffa0'],
    ['blank braille', '\u2800'],
    ['a variation selector', '\ufe0f'],
    ['tags', '\u{e0041}'],
    ['an accent without a letter', '\u0301'],
    ['control characters', '\u0001\u0007'],
  ])('rejects %s as missing', (_what, name) => {
    expect(Name.safeParse(name).success).toBe(false);
    expect(fieldProblem(Name, name)).toEqual({ kind: 'required' });
  });

  it('rejects more characters than it allows', () => {
    expect(Name.safeParse('x'.repeat(20)).success).toBe(true);
    expect(fieldProblem(Name, 'x'.repeat(21))).toEqual({ kind: 'length', min: 1, max: 20 });
  });
});

describe('AuthenticationCode', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 1 2 3 4 5 6 ', '123456'],
    ['000000', '000000'],
  ])('reads %j as %s', (typed, code) => expect(AuthenticationCode.parse(typed)).toBe(code));

  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('rejects %j', (typed) =>
    expect(AuthenticationCode.safeParse(typed).success).toBe(false),
  );
});
