import { PAGE_SIZES } from '@console/http/contract';
import { int, oneOf, sortBy, text } from '@console/shell-layout';
import { USAGE_KINDS } from '../contract';
import type { UsageKind } from '../contract';

/** What is shown of an address that names no kind. */
export const DEFAULT_KIND: UsageKind = 'delivery';

/** As many apps, or days, as one page can have. */
const ROWS = 100;

/**
 * What the address of a page about use says. A line of an invoice links by `kind`, `from`, `to` and, where the page is about all
 * apps, `appId`.
 */
export const USAGE_LIST = {
  kind: oneOf(USAGE_KINDS),
  from: text(),
  to: text(),
  appId: text(),
  /** All apps together, or each by itself. */
  view: oneOf(['apps']),
  /** What the rows of the table are in the view of each app. */
  rows: oneOf(['days']),
  sort: sortBy(['day'], 'day'),
  page: int(1),
  perPage: int(ROWS, PAGE_SIZES),
  q: text(),
};
