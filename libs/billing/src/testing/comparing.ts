type Comparable = string | number | bigint | boolean | null;

/** Sorts like the platform: missing values come last in both directions. */
export function comparing<Item>(
  sort: string,
  values: Readonly<Record<string, (item: Item) => Comparable | readonly Comparable[]>>,
): (one: Item, other: Item) => number {
  const orders = sort.split(',').map((name) => {
    const valueOf = values[name.replace(/^-/, '')];
    const direction = name.startsWith('-') ? -1 : 1;
    return (one: Item, other: Item) =>
      valueOf ? compared([valueOf(one)].flat(), [valueOf(other)].flat(), direction) : 0;
  });
  return (one, other) => orders.reduce((found, order) => found || order(one, other), 0);
}

function compared(some: readonly Comparable[], others: readonly Comparable[], direction: 1 | -1): number {
  for (const [position, value] of some.entries()) {
    const other = others[position] ?? null;
    if (value === other) continue;
    if (value === null) return 1;
    if (other === null) return -1;
    return value < other ? -direction : direction;
  }
  return 0;
}
