import { PAGE_SIZES, type ArgsOf } from '@console/http/contract';
import { int, sortByList, type Field, type ListState } from '@console/shell-layout';
import type { listPaymentMethods } from '../contract';

const SORTS = ['isPrimary', 'kind', 'brand', 'holderName', 'expiry', 'createdAt'];

/** There is nothing to search by. */
const NO_SEARCH: Field<string> = { fallback: '', read: () => undefined };

/** The state of the list in the address; of which app it is, the path says. */
export const PAYMENT_METHOD_LIST = {
  page: int(1),
  perPage: int(20, PAGE_SIZES),
  sort: sortByList(SORTS, '-isPrimary,-createdAt'),
  q: NO_SEARCH,
};

/** What to ask the platform for. */
export function paymentMethodListArgs(
  appId: string,
  { page, perPage, sort }: ListState<typeof PAYMENT_METHOD_LIST>,
): ArgsOf<typeof listPaymentMethods> {
  return { appId, page, perPage, sort };
}
