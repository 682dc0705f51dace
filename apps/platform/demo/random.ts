/** A seeded generator: the same demo data on every machine. Not for secrets. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** mulberry32, in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Both ends included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<const Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }

  /** A UUID version 8. */
  id(): string {
    const word = () => this.between(0, 0xffff).toString(16).padStart(4, '0');
    const last = (digit: string) => digit + word().slice(1);
    const variant = this.pick(['8', '9', 'a', 'b']);
    return `${word()}${word()}-${word()}-${last('8')}-${last(variant)}-${word()}${word()}${word()}`;
  }
}
