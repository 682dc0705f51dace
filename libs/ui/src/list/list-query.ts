/** How one value of a list's state is read from and written to the address. */
export interface Field<T> {
  fallback: T;
  /** Undefined for text that makes no sense here; the fallback counts then. */
  read: (text: string) => T | undefined;
}

/** The state of a list, by the names that its address uses. */
export type ListQuerySpec = Record<string, Field<number> | Field<string>>;

export type ListState<Spec extends ListQuerySpec> = { [Name in keyof Spec]: Spec[Name]['fallback'] };

/** A whole number from 1 on; one of `allowed`, when given. */
export function int(fallback: number, allowed?: readonly number[]): Field<number> {
  return {
    fallback,
    read: (text) => {
      if (!/^[1-9]\d{0,5}$/.test(text)) return undefined;
      const value = Number(text);
      return allowed && !allowed.includes(value) ? undefined : value;
    },
  };
}

/** Any text up to 200 characters. */
export function text(fallback = ''): Field<string> {
  return { fallback, read: (value) => (value.length <= 200 ? value : undefined) };
}

/** One of a few words; none by default. */
export function oneOf<const Word extends string>(words: readonly Word[]): Field<Word | ''> {
  return { fallback: '', read: (value) => words.find((word) => word === value) };
}

/** Fields to sort by, `-` in front for descending. */
export function sortBy(fields: readonly string[], fallback: string): Field<string> {
  return {
    fallback,
    read: (value) => (fields.includes(value.replace(/^-/, '')) ? value : undefined),
  };
}

/** Comma-joined fields to sort by, each once and `-` in front for descending: the first decides, the next among its equals. */
export function sortByList(fields: readonly string[], fallback: string): Field<string> {
  return {
    fallback,
    read: (value) => {
      const names = sortNames(value);
      const known = names.every(
        (name, position) => fields.includes(name) && names.indexOf(name) === position,
      );
      return known ? value : undefined;
    },
  };
}

/** The list order after sorting by one field: that field first, then the previous order. */
export function sortedFirst(chosen: string, before: string): string {
  const rest = before.split(',').filter((field) => sortNames(field)[0] !== sortNames(chosen)[0]);
  return [chosen, ...rest].join(',');
}

function sortNames(sort: string): string[] {
  return sort.split(',').map((field) => field.replace(/^-/, ''));
}

/** The list state in an address: nonsense falls back. */
export function readListState<Spec extends ListQuerySpec>(
  spec: Spec,
  params: URLSearchParams,
): ListState<Spec> {
  const entries = Object.entries(spec).map(([name, field]) => {
    const given = params.get(name);
    return [name, (given === null ? undefined : field.read(given)) ?? field.fallback];
  });
  // The entries are the spec's own, so the object has exactly its keys.
  return Object.fromEntries(entries) as ListState<Spec>;
}

/** The address that holds a changed state; what equals its default is left out, foreign parameters stay. */
export function writeListState<Spec extends ListQuerySpec>(
  spec: Spec,
  params: URLSearchParams,
  changed: Partial<ListState<Spec>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const state = { ...readListState(spec, params), ...changed };
  for (const [name, field] of Object.entries(spec)) {
    const value = state[name];
    if (value === field.fallback) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
