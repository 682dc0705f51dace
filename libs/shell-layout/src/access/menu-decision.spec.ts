import { expect, it } from 'vitest';
import { menuDecision } from './edition';

// @see spec 4.4, 4.5

const PAID = {
  appId: 'studio',
  name: 'Studio',
  edition: 'pro',
  status: 'active',
  addedPrimaryCard: true,
  takesPaymentMethods: true,
};
const FREE = { ...PAID, edition: 'free' };
const NO_CARD = { ...PAID, addedPrimaryCard: false };

it.each([
  ['a free app', FREE, '/apps/product/vod', 'subscription'],
  ['a free app without a card', { ...FREE, addedPrimaryCard: false }, '/apps/product/ssai', 'subscription'],
  ['a free app', FREE, '/apps/dashboard', 'go'],
  ['a free app that has ended', { ...FREE, status: 'expired' }, '/apps/product/vod', 'go'],
  ['an app without a card', NO_CARD, '/apps/product/ssai', 'no-card'],
  ['an app without a card', NO_CARD, '/apps/product/vod', 'go'],
  [
    'an app where no payment methods are taken',
    { ...NO_CARD, takesPaymentMethods: false },
    '/apps/product/ssai',
    'go',
  ],
  ['an app with a card', PAID, '/apps/product/ssai', 'ask-for-payment'],
  ['an app not known yet', undefined, '/apps/product/ssai', 'ask-for-payment'],
  ['an app not known yet', undefined, '/apps/product/vod', 'go'],
])('%s (%j) at %s: %s', (_what, subscription, path, decision) => {
  const facts = { subscription, buildMode: 'cloud', canAskForPayment: true } as const;
  expect(menuDecision({ path }, facts)).toBe(decision);
});

it('goes where nobody can be asked', () => {
  const facts = { subscription: PAID, buildMode: 'cloud', canAskForPayment: false } as const;
  expect(menuDecision({ path: '/apps/product/ssai' }, facts)).toBe('go');
});
