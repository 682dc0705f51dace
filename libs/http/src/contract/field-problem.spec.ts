// @see spec 5, 7.1
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { boundText } from './bounded-text';
import { fieldProblem } from './field-problem';
import { AuthenticationCode, Email } from './fields';

const Name = z.string().trim().min(3).max(63);
const Slug = z
  .string()
  .min(1)
  .max(9)
  .regex(/^[a-z]+$/, { error: 'slugFormat' });
const Unreserved = z.string().refine((text) => text !== 'admin', { error: 'reserved' });

describe('fieldProblem', () => {
  it.each([
    ['no value', Name, undefined, { kind: 'required' }],
    ['null', Name, null, { kind: 'required' }],
    ['an empty text', Name, '', { kind: 'required' }],
    ['spaces alone', Name, '   ', { kind: 'required' }],
    ['no number', z.number(), undefined, { kind: 'required' }],
    ['less than two bounds', Name, 'ab', { kind: 'length', min: 3, max: 63 }],
    ['more than two bounds', Name, 'a'.repeat(64), { kind: 'length', min: 3, max: 63 }],
    ['more than one bound', z.string().max(5), 'abcdef', { kind: 'tooLong', max: 5 }],
    ['less than one bound', z.string().min(5), 'abc', { kind: 'invalid' }],
    ['a number below its bound', z.int().min(500), 20, { kind: 'tooSmall', min: 500 }],
    ['a number above its bound', z.int().max(60_000), 60_001, { kind: 'tooBig', max: 60_000 }],
    ['a number that has to be above zero', z.number().positive(), 0, { kind: 'invalid' }],
    ['too few items', z.array(z.string()).min(2), ['a'], { kind: 'tooFew', min: 2 }],
    ['too many items', z.array(z.string()).max(1), ['a', 'b'], { kind: 'tooMany', max: 1 }],
    ['an item that is too long', z.array(z.string().max(1)), ['ab'], { kind: 'invalid' }],
    [
      'an e-mail address of 321 characters',
      Email,
      `${'a'.repeat(309)}@example.com`,
      { kind: 'tooLong', max: 320 },
    ],
    ['an invalid email address', Email, 'operator', { kind: 'email' }],
    ['a format with a name', Slug, 'A1', { kind: 'named', name: 'slugFormat' }],
    ['a rule with a name', Unreserved, 'admin', { kind: 'named', name: 'reserved' }],
    ['a code of five digits', AuthenticationCode, '12345', { kind: 'named', name: 'authenticationCode' }],
    ['another format', z.uuid(), 'x', { kind: 'invalid' }],
    ['another type', z.string(), 5, { kind: 'invalid' }],
    ['a shortened text', z.string(), boundText('x'.repeat(10_000)), { kind: 'shortened' }],
    ['a NUL', Name, 'a\0bc', { kind: 'invalid' }],
    ['half of a surrogate pair', Name, 'half \ud83d', { kind: 'invalid' }],
    ['a NUL within', z.array(z.string()), ['a', '\0'], { kind: 'invalid' }],
    ['another value than those of an enum', z.enum(['a', 'b']), 'c', { kind: 'invalid' }],
  ])('finds the problem of %s', (_what, schema, value, problem) =>
    expect(fieldProblem(schema, value)).toEqual(problem),
  );

  it.each([
    ['a name', Name, ' Studio '],
    ['an address', Email, 'operator@example.com'],
    ['a code', AuthenticationCode, '123 456'],
    ['no value if it is optional', Name.optional(), undefined],
  ])('accepts %s', (_what, schema, value) => expect(fieldProblem(schema, value)).toBeUndefined());
});
