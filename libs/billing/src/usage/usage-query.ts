import { PAGE_SIZES } from '@console/http/contract';
import { int, oneOf, sortBy, text } from '@console/ui/list';
import { USAGE_KINDS, type UsageKind } from '../contract/usages';

export const DEFAULT_KIND: UsageKind = 'delivery';

const ROWS = 100;

/** Invoice lines link with `kind`, `from`, `to` and, for all apps, `appId`. */
export const USAGE_LIST = {
  kind: oneOf(USAGE_KINDS),
  from: text(),
  to: text(),
  appId: text(),
  view: oneOf(['apps']),
  rows: oneOf(['days']),
  sort: sortBy(['day'], 'day'),
  page: int(1),
  perPage: int(ROWS, PAGE_SIZES),
  q: text(),
};
