/** A row with the changes that a body has. */
export function merged<Item extends object>(
  row: Item,
  changes: { [Name in keyof Item]?: Item[Name] | undefined },
): Item {
  const defined = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.assign({ ...row }, Object.fromEntries(defined));
}
