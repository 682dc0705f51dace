interface TestCard {
  number: string;
  brand: string;
  /** What the test provider makes of it. */
  outcome: 'accepted' | 'declined';
}

/** Numbers that networks and providers have published for tests: no account stands behind any of them. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', outcome: 'accepted' },
  { number: '5555555555554444', brand: 'Mastercard', outcome: 'accepted' },
  { number: '3566002020360505', brand: 'JCB', outcome: 'accepted' },
  { number: '378282246310005', brand: 'American Express', outcome: 'accepted' },
  { number: '4000000000000002', brand: 'Visa', outcome: 'declined' },
];

/** The test card of a number, as people type it in groups; undefined for every other number, a real one above all. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return TEST_CARDS.find(({ number }) => number === digits);
}

/** The number in groups of four. */
export function grouped(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ');
}
