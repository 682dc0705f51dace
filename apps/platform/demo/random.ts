/**
 * A seeded generator: the same demo data on every machine. Not for secrets. Additions to the data use a generator of
 * their own, so that existing values do not change.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<const Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  id(): string {
    const word = () => this.between(0, 0xffff).toString(16).padStart(4, '0');
    const last = (digit: string) => digit + word().slice(1);
    const variant = this.pick(['8', '9', 'a', 'b']);
    return `${word()}${word()}-${word()}-${last('8')}-${last(variant)}-${word()}${word()}${word()}`;
  }
}
