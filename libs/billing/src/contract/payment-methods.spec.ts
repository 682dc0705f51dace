// @see spec 7.4
import { describe, expect, it } from 'vitest';
import { BeginPaymentMethodDto, paymentMethodTerm } from './payment-methods';

describe('paymentMethodTerm', () => {
  const expiry = { month: 6, year: 2026 };

  it.each([
    ['2026-05-01', 'good'],
    ['2026-05-02', 'ending'],
    ['2026-06-30', 'ending'],
    ['2026-07-01', 'ended'],
  ])('of a card valid to the end of June on %s is %s', (today, term) =>
    expect(paymentMethodTerm({ expiry }, today)).toBe(term),
  );

  it('is good for methods that do not expire', () =>
    expect(paymentMethodTerm({ expiry: null }, '2099-01-01')).toBe('good'));
});

describe('returnTo', () => {
  const takes = (returnTo: string) => BeginPaymentMethodDto.safeParse({ appId: 'a', returnTo }).success;

  it('accepts a path with a query', () => expect(takes('/apps/song-hong-tv/billing?page=2')).toBe(true));

  it.each(['', 'apps', '//evil.example', '/\\evil.example', 'https://evil.example/', '/a b', 'javascript:1'])(
    'rejects %j',
    (returnTo) => expect(takes(returnTo)).toBe(false),
  );
});
