import type { billingInfos, paymentMethods } from '../../src/database/schema';
import type { DemoApp } from './demo-apps';
import { ADDRESSES, BANKS, CARD_BRANDS } from './names';
import { demoId, Random } from '../random';

export function demoBillingInfo({
  row,
  language,
  people: [owner],
}: DemoApp): typeof billingInfos.$inferInsert {
  const random = Random.of('billing-info', row.appId);
  return {
    appId: row.appId,
    companyName: language === 'vi' ? `Công ty TNHH ${row.name}` : `${row.name} Ltd`,
    taxCode: language === 'vi' ? `01${random.between(10_000_000, 99_999_999)}` : null,
    email: owner.email,
    address: random.pick(ADDRESSES[language]),
    country: language === 'vi' ? 'VN' : 'GB',
    updatedAt: row.createdAt,
  };
}

export function demoPaymentMethods(
  { row, language, people: [owner] }: DemoApp,
  now: Date,
): (typeof paymentMethods.$inferInsert)[] {
  const random = Random.of('payment-methods', row.appId);
  const common = { appId: row.appId, holderName: owner.name, createdAt: row.createdAt };
  const card = (isPrimary: boolean) => demoCard({ ...common, isPrimary }, now);
  if (row.edition === 'free') return random.chance(0.4) ? [card(true)] : [];
  if (row.edition === 'pro') return random.chance(0.3) ? [card(true), card(false)] : [card(true)];
  const transfer = {
    ...common,
    id: demoId('bank-transfer', row.appId),
    kind: 'bank-transfer' as const,
    brand: random.pick(BANKS[language]),
    lastFour: String(random.between(0, 9999)).padStart(4, '0'),
    expiryMonth: null,
    expiryYear: null,
    isPrimary: false,
  };
  return [card(true), transfer];
}

export function demoCard(
  owned: Pick<typeof paymentMethods.$inferInsert, 'appId' | 'holderName' | 'isPrimary' | 'createdAt'>,
  now: Date,
): typeof paymentMethods.$inferInsert {
  const id = demoId('card', owned.appId, owned.isPrimary ? 1 : 2);
  const random = Random.of(id);
  return {
    ...owned,
    id,
    kind: 'card',
    brand: random.pick(CARD_BRANDS),
    lastFour: String(random.between(0, 9999)).padStart(4, '0'),
    expiryMonth: random.between(1, 12),
    expiryYear: now.getUTCFullYear() + random.between(1, 4),
  };
}
