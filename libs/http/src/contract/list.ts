import { z } from 'zod';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** One page of a list: `page` starts at 1, `total` counts all that match. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    perPage: z.int().positive(),
  });
}

/** A row of a page that does not fit the contract. The console adds these to the page, as `incomplete`. */
export interface IncompleteRow<Row> {
  /** Its index among all rows of the page. */
  index: number;
  /** The valid fields alone: do not read those in `missing`. */
  fields: Row;
  /** The names of the fields that are invalid or missing. */
  missing: readonly string[];
}

type Page = ReturnType<typeof pageOf<z.ZodType>>;

export function isPage(schema: z.ZodType): schema is Page {
  return (
    schema instanceof z.ZodObject &&
    schema.shape['data'] instanceof z.ZodArray &&
    ['total', 'page', 'perPage'].every((name) => name in schema.shape)
  );
}

function names(allowed: readonly string[]) {
  const known = allowed.length > 0 ? `Known: ${allowed.join(', ')}.` : 'None is known here.';
  return z.string().refine((text) => text.split(',').every((name) => allowed.includes(name)), {
    error: (issue) => `Unknown name in "${String(issue.input)}". ${known}`,
  });
}

/** Plain digits: `Number` would accept "0x10" and "1e1". */
function digits(max: number) {
  const text = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number);
  return z.union([z.number(), text]).pipe(z.int().positive().max(max));
}

export const pageQuery = z.strictObject({
  page: digits(1_000_000).default(1).describe('The page wanted; the first one is 1.'),
  perPage: digits(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE).describe('How many a page has.'),
});

/** Comma-joined field names, `-` for descending; unknown names are rejected. */
export function sortBy(fields: readonly [string, ...string[]]) {
  return names([...fields, ...fields.map((name) => `-${name}`)]).describe(
    `Comma-joined names, "-" in front for descending: ${fields.join(', ')}.`,
  );
}

interface ListQueryOptions<Filters extends z.ZodRawShape> {
  /** Field names that `sort` takes. */
  sort: readonly [string, ...string[]];
  /** Items of the list; `fields` takes the names of their fields. */
  item: z.ZodObject;
  /** Relation names for `populates`; default: none. */
  populates?: readonly string[];
  /** Exact filters that `customFields` takes. */
  filters: Filters;
}

/**
 * The standard list query. `customFields` is a JSON object of exact filters. Unknown names are rejected. @see spec 3.8
 */
export function listQuery<Filters extends z.ZodRawShape>({
  sort,
  item,
  populates = [],
  filters,
}: ListQueryOptions<Filters>) {
  const fields = Object.keys(item.shape);
  return z.strictObject({
    sort: sortBy(sort).optional(),
    q: z
      .string()
      .max(200)
      .optional()
      .describe('Words that each have to occur; case and diacritics do not matter.'),
    ...pageQuery.shape,
    fields: names(fields)
      .optional()
      .describe(`Comma-joined names of what each item is to have: ${fields.join(', ')}.`),
    populates: names(populates)
      .optional()
      .describe(
        `Comma-joined names of what is to come along: ${populates.length > 0 ? populates.join(', ') : 'nothing here'}.`,
      ),
    customFields: z
      .preprocess(parseJson, z.strictObject(filters).partial())
      .optional()
      .describe('Exact filters, as JSON.'),
  });
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Comma-joined IDs for reading several objects at once. */
export function joinedIds(most: number) {
  return z
    .string()
    .max(10_000)
    .refine((ids) => ids.split(',').length <= most)
    .describe(`Comma-joined IDs, at most ${String(most)}.`);
}
