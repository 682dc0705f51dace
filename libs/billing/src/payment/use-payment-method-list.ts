import { sortedFirst, useListQuery } from '@console/shell-layout';
import { PAYMENT_METHOD_LIST } from './payment-method-list-query';

/** The state of the list; who sorts it by one more column keeps the order before among the equals of that. */
export function usePaymentMethodList() {
  const list = useListQuery(PAYMENT_METHOD_LIST);
  const change: typeof list.change = ({ sort, ...changed }) => {
    list.change(sort === undefined ? changed : { ...changed, sort: sortedFirst(sort, list.state.sort) });
  };
  return { ...list, change };
}
