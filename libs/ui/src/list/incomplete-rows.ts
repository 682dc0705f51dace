import type { IncompleteRow } from '@console/http/contract';

/** Shown in place of a value that is missing or invalid. */
export const MISSING = '—';

/** Thrown where an incomplete row is asked for a field that it does not have. */
export class MissingField extends Error {}

export interface Page<Row> {
  data: readonly Row[];
  incomplete?: readonly IncompleteRow<Row>[] | undefined;
}

interface PageRows<Row> {
  rows: readonly Row[];
  /** Those of `rows` whose missing fields throw `MissingField` when they are read. */
  incomplete: ReadonlySet<Row>;
}

const NONE: ReadonlySet<never> = new Set();

/** All rows of a page in its order, incomplete ones included. */
export function rowsOf<Row extends object>({ data, incomplete = [] }: Page<Row>): PageRows<Row> {
  if (incomplete.length === 0) return { rows: data, incomplete: NONE };
  const rows = [...data];
  const guarded = incomplete.map(({ index, fields, missing }) => {
    const row = new Proxy(fields, {
      get: (target, name, self): unknown => {
        if (typeof name === 'string' && missing.includes(name)) throw new MissingField(name);
        return Reflect.get(target, name, self);
      },
    });
    rows.splice(index, 0, row);
    return row;
  });
  return { rows, incomplete: new Set(guarded) };
}

/** What `read` returns of a row, or `otherwise` where it needs a field that the row does not have. */
export function unlessMissing<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof MissingField) return otherwise;
    throw error;
  }
}
