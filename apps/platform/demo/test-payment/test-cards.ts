interface TestCard {
  number: string;
  brand: string;
  outcome: 'accepted' | 'declined';
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', outcome: 'accepted' },
  { number: '5555555555554444', brand: 'Mastercard', outcome: 'accepted' },
  { number: '3566002020360505', brand: 'JCB', outcome: 'accepted' },
  { number: '378282246310005', brand: 'American Express', outcome: 'accepted' },
  { number: '4000000000000002', brand: 'Visa', outcome: 'declined' },
];

/** Undefined for every other number, in particular real ones. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return TEST_CARDS.find(({ number }) => number === digits);
}

export function grouped(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ');
}
