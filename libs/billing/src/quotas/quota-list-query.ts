import { PAGE_SIZES } from '@console/http/contract';
import { int, sortBy, text } from '@console/shell-layout';

/** The state of the list in the address: the platform has it in one order, the fullest first, and searches nothing in it. */
export const QUOTA_LIST = {
  page: int(1),
  perPage: int(20, PAGE_SIZES),
  sort: sortBy([], ''),
  q: text(),
};
