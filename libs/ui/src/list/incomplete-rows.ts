import type { IncompleteRow } from '@console/http/contract';
import { MissingField } from './missing-field';

/** Shown for missing and invalid values. */
export const MISSING = '—';

export interface Page<Row> {
  data: readonly Row[];
  incomplete?: readonly IncompleteRow<Row>[] | undefined;
}

interface PageRows<Row> {
  rows: readonly Row[];
  /** Rows whose missing fields throw `MissingField`. */
  incomplete: ReadonlySet<Row>;
}

const NONE: ReadonlySet<never> = new Set();

/** The complete and incomplete rows of a page in its order; none of an absent page. */
export function rowsOf<Row extends object>(page: Page<Row> | undefined): PageRows<Row> {
  const { data = [], incomplete = [] } = page ?? {};
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

/** The result of `read`, or `otherwise` if a field is missing. */
export function unlessMissing<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof MissingField) return otherwise;
    throw error;
  }
}

interface OptionFields<Row> {
  value: (row: Row) => string;
  label: (row: Row) => string;
  disabled?: (row: Row) => boolean;
}

/** The options of a select. A row without its value cannot be chosen; a row without its label shows its value. */
export function optionsOf<Row>(rows: readonly Row[], { value, label, disabled }: OptionFields<Row>) {
  return rows.map((row, index) => {
    const known = unlessMissing<string | undefined>(() => value(row), undefined);
    return {
      value: known ?? `${MISSING} ${String(index)}`,
      label: unlessMissing(() => label(row), known ?? MISSING),
      disabled: known === undefined || unlessMissing(() => disabled?.(row) === true, false),
    };
  });
}
