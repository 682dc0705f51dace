// @see spec 7.4
import { describe, expect, it } from 'vitest';
import { readPaymentReturn, withoutPaymentReturn } from './payment-return';

const read = (query: string) => readPaymentReturn(new URLSearchParams(query));

describe('readPaymentReturn', () => {
  it('is undefined without return parameters', () => expect(read('sort=-expiry&from=/apps')).toBeUndefined());

  it('reads an accepted card', () => {
    expect(read('sort=brand&payment-state=s1&payment-code=c1')).toEqual({
      kind: 'taken',
      state: 's1',
      code: 'c1',
    });
  });

  it('reads a cancellation first', () =>
    expect(read('payment-state=s1&payment-error=cancelled&payment-code=c1')).toEqual({ kind: 'canceled' }));

  it.each([
    'payment-state=s1&payment-error=card_declined',
    'payment-error=',
    'payment-state=s1',
    'payment-code=c1',
    'payment-state=&payment-code=c1',
  ])('fails for %s', (query) => expect(read(query)).toEqual({ kind: 'failed' }));

  it('withoutPaymentReturn keeps other parameters', () => {
    const query = new URLSearchParams('sort=brand&payment-state=s&payment-code=c&payment-error=e&page=2');
    expect(withoutPaymentReturn(query).toString()).toBe('sort=brand&page=2');
  });
});
