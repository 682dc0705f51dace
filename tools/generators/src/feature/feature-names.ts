const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws an error of one line when a name is not in kebab-case */
export function featureNames(name: string, given?: string) {
  const item = given ?? singularOf(name);
  for (const text of [name, item]) {
    if (!KEBAB_CASE.test(text))
      throw new Error(`"${text}" is not a library name: use kebab-case, such as playout-channels.`);
  }
  const items = pluralOf(item);
  return {
    name,
    feature: camelCase(name),
    item,
    items,
    Item: pascalCase(item),
    Items: pascalCase(items),
    ITEM: item.replaceAll('-', '_').toUpperCase(),
    TAG: items.replaceAll('-', '_').toUpperCase(),
    TABLE: items.replaceAll('-', '_'),
    itemVariable: camelCase(item),
    itemsVariable: camelCase(items),
    word: words(item),
    Word: sentence(item),
    words: words(items),
    Words: sentence(items),
  };
}

export type FeatureNames = ReturnType<typeof featureNames>;

function singularOf(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return /[^s]s$/.test(name) ? name.slice(0, -1) : `${name}-item`;
}

function pluralOf(item: string): string {
  return /[^aeiou]y$/.test(item) ? `${item.slice(0, -1)}ies` : `${item}s`;
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

function words(name: string): string {
  return name.replaceAll('-', ' ');
}

function sentence(name: string): string {
  return name.charAt(0).toUpperCase() + words(name).slice(1);
}
