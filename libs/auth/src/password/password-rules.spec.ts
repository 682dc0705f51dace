// @see spec 5, 7.3
// @see ASVS 6.2.1
import { fieldProblem } from '@console/http/contract';
import { describe, expect, it } from 'vitest';
import { passwordSchema, ruleStates } from './password-rules';

const EMAIL = 'operator@signalbox.example';

const met = { length: 'met', passwordCommon: 'met', passwordIsEmail: 'met' };

describe('the rules of a new password', () => {
  it.each([
    ['four words in a row', met],
    ['8 chars.', met],
    ['7 chars', { ...met, length: 'unmet' }],
    ['x'.repeat(1000), met],
    ['x'.repeat(1001), { ...met, length: 'unmet' }],
    ['Password123', { ...met, passwordCommon: 'unmet' }],
    [EMAIL, { ...met, passwordIsEmail: 'unmet' }],
    [` ${EMAIL.toUpperCase()} `, { ...met, passwordIsEmail: 'unmet' }],
    [`${EMAIL}!`, met],
  ])('of %j', (password, states) => expect(ruleStates(password, EMAIL)).toEqual(states));

  it('are open until something is typed', () => {
    expect(ruleStates('', EMAIL)).toEqual({
      length: 'open',
      passwordCommon: 'open',
      passwordIsEmail: 'open',
    });
  });

  it('leave it to the platform whether it is an unknown email', () =>
    expect(ruleStates(EMAIL, undefined)).toEqual({ ...met, passwordIsEmail: 'open' }));

  it.each(['', '7 chars', 'password', EMAIL, 'x'.repeat(1001), 'four words in a row'])(
    'reject %j exactly where the field does',
    (password) => {
      const isMet = Object.values(ruleStates(password, EMAIL)).every((state) => state === 'met');
      expect(fieldProblem(passwordSchema(EMAIL), password) === undefined).toBe(isMet);
    },
  );

  it('give the field a reason that it can put into words', () => {
    expect(fieldProblem(passwordSchema(EMAIL), EMAIL)).toEqual({ kind: 'named', name: 'passwordIsEmail' });
    expect(fieldProblem(passwordSchema(EMAIL), '7 chars')).toEqual({ kind: 'length', min: 8, max: 1000 });
  });
});
