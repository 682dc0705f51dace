import { PAGE_SIZES } from '@console/http/contract';

/** Parses and formats one value of a list's URL state. */
export interface Field<T> {
  fallback: T;
  /** Undefined for invalid text; then the fallback applies. */
  read: (text: string) => T | undefined;
}

/** The URL state of a list by parameter. */
export type ListQuerySpec = Record<string, Field<number> | Field<string>>;

export type ListState<Spec extends ListQuerySpec> = { [Name in keyof Spec]: Spec[Name]['fallback'] };

/** A positive integer; one of `allowed` if given. */
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

/** Comma-joined names; empty for the default. */
export function names(): Field<string> {
  return { fallback: '', read: (value) => (/^[\w.-]+(?:,[\w.-]+)*$/.test(value) ? value : undefined) };
}

/** One of a few words; default: none. */
export function oneOf<const Word extends string>(words: readonly Word[]): Field<Word | ''> {
  return { fallback: '', read: (value) => words.find((word) => word === value) };
}

/** A field to sort by, `-` for descending. */
export function sortBy(fields: readonly string[], fallback: string): Field<string> {
  return {
    fallback,
    read: (value) => (fields.includes(value.replace(/^-/, '')) ? value : undefined),
  };
}

/** Comma-joined unique fields to sort by, `-` for descending. */
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

/** Page, page size, sort and search of a list; `sort` is the default order. */
export function listFields(sorts: readonly string[], sort: string) {
  return { page: int(1), perPage: int(20, PAGE_SIZES), sort: sortBy(sorts, sort), q: text() };
}

/** The list order after sorting by one field: that field first, then the previous order. */
export function sortedFirst(chosen: string, before: string): string {
  const rest = before.split(',').filter((field) => sortNames(field)[0] !== sortNames(chosen)[0]);
  return [chosen, ...rest].join(',');
}

function sortNames(sort: string): string[] {
  return sort.split(',').map((field) => field.replace(/^-/, ''));
}

/** Reads the state from the URL; invalid values fall back. */
export function readListState<Spec extends ListQuerySpec>(
  spec: Spec,
  params: URLSearchParams,
): ListState<Spec> {
  const entries = Object.entries(spec).map(([name, field]) => {
    const given = params.get(name);
    return [name, (given === null ? undefined : field.read(given)) ?? field.fallback];
  });
  // The entries have exactly the keys of the spec.
  return Object.fromEntries(entries) as ListState<Spec>;
}

/** The URL with a changed state; defaults are omitted, other parameters retained. */
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
