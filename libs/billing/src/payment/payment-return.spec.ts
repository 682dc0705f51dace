// @see spec 7.4
import { describe, expect, it } from 'vitest';
import { readPaymentReturn, withoutPaymentReturn } from './payment-return';

const read = (query: string) => readPaymentReturn(new URLSearchParams(query));

describe('what a provider leads back with', () => {
  it('is nothing in any other address', () => {
    expect(read('sort=-expiry&from=/apps')).toBeUndefined();
  });

  it('is a card that was taken', () => {
    expect(read('sort=brand&payment-state=s1&payment-code=c1')).toEqual({
      kind: 'taken',
      state: 's1',
      code: 'c1',
    });
  });

  it('is that the person turned back, whatever stands beside it', () => {
    expect(read('payment-state=s1&payment-error=cancelled&payment-code=c1')).toEqual({ kind: 'cancelled' });
  });

  it.each([
    'payment-state=s1&payment-error=card_declined',
    'payment-error=',
    'payment-state=s1',
    'payment-code=c1',
    'payment-state=&payment-code=c1',
  ])('is no card in %s', (query) => {
    expect(read(query)).toEqual({ kind: 'failed' });
  });

  it('goes, and everything else stays', () => {
    const query = new URLSearchParams('sort=brand&payment-state=s&payment-code=c&payment-error=e&page=2');
    expect(withoutPaymentReturn(query).toString()).toBe('sort=brand&page=2');
  });
});
