import { DENSITIES, type Density } from '@console/http';
import { names, oneOf, text, writeListState, readListState, type ListQuerySpec } from './list-query';

/** What a saved view fixes of a list. */
export interface ListView {
  /** Search and filters as a query string. */
  filters: string;
  /** Null for the list's default. */
  sort: string | null;
  /** Keys of the columns in their order; null for the user's. */
  columns: string[] | null;
  /** Null for the user's. */
  density: Density | null;
}

export interface ListViewControl {
  /** ID of the view that was opened last; empty for none. */
  id: string;
  /** What the URL shows. */
  current: ListView;
  isShown: (view: ListView) => boolean;
  /** Shows a view; null shows the list as it opens. */
  open: (view: (ListView & { id: string }) | null) => void;
  /** Changes the columns that the URL shows; null for the user's. */
  changeColumns: (columns: string[] | null) => void;
}

/** The open view in the URL: its ID, and what it changes of the user's settings. */
export const VIEW_FIELDS = { savedView: text(), columns: names(), density: oneOf(DENSITIES) };

const NOT_NARROWING = ['page', 'perPage', 'sort'];

/** The parameters of search and filters. */
export function narrowingOf(spec: ListQuerySpec): string[] {
  return Object.keys(spec).filter((name) => !NOT_NARROWING.includes(name));
}

/** The view that the URL shows. */
export function viewAt(spec: ListQuerySpec, params: URLSearchParams): ListView {
  const { columns, density } = readListState(VIEW_FIELDS, params);
  const { sort } = readListState(spec, params);
  return {
    filters: filtersOf(spec, params),
    sort: sort === spec['sort']?.fallback ? null : String(sort),
    columns: columns === '' ? null : columns.split(','),
    density: density === '' ? null : density,
  };
}

/** The URL that shows a view; without one, the list as it opens. Other parameters are retained. */
export function withView(
  spec: ListQuerySpec,
  params: URLSearchParams,
  view: (ListView & { id: string }) | null,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...narrowingOf(spec), ...Object.keys(VIEW_FIELDS), 'sort', 'page']) next.delete(name);
  if (!view) return next;
  const { id, filters, sort, columns, density } = view;
  const given = new URLSearchParams(filters);
  if (sort !== null) given.set('sort', sort);
  for (const [name, value] of new URLSearchParams(filtersOf(spec, given))) next.set(name, value);
  const { sort: known } = readListState(spec, given);
  return writeListState(VIEW_FIELDS, writeListState(spec, next, { sort: known }), {
    savedView: id,
    columns: columns?.join() ?? '',
    density: density ?? '',
  });
}

/** Whether two views show the same list. */
export function isSameView(spec: ListQuerySpec, one: ListView, other: ListView): boolean {
  const shown = (view: ListView) => withView(spec, new URLSearchParams(), { ...view, id: '' }).toString();
  return shown(one) === shown(other);
}

/** Search and filters of a URL as a query string: known values other than the defaults, in the spec's order. */
export function filtersOf(spec: ListQuerySpec, params: URLSearchParams): string {
  const state = readListState(spec, params);
  const set = narrowingOf(spec).filter((name) => state[name] !== spec[name]?.fallback);
  return new URLSearchParams(set.map((name) => [name, String(state[name])])).toString();
}
