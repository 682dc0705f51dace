import type { ReadPage } from '@console/shell-layout';
import {
  useLazyListAllInvoicesQuery,
  useLazyListInvoicesQuery,
  useListAllInvoicesQuery,
  useListInvoicesQuery,
} from '../api/invoices-api';
import type { Invoice } from '../contract';
import { allInvoicesArgs, invoicesArgs, type InvoiceListState } from './invoice-list-query';

/** An invoice as either list has it: among those of other apps it says how its app is called. */
export type ListedInvoice = Invoice & { appName?: string };

/**
 * The invoices that a list shows: those of one app by the specification's own call, those of all apps by an extension that a
 * platform may go without. @see spec 3.7, 7.4
 */
export function useInvoices(appId: string | undefined, state: InvoiceListState) {
  const isOfOne = appId !== undefined;
  const args = invoicesArgs(appId ?? '', state);
  const allArgs = allInvoicesArgs(state);
  const ofOne = useListInvoicesQuery(args, { skip: !isOfOne });
  const ofAll = useListAllInvoicesQuery(allArgs, { skip: isOfOne });
  const [readOfOne] = useLazyListInvoicesQuery({ selectFromResult: () => ({}) });
  const [readOfAll] = useLazyListAllInvoicesQuery({ selectFromResult: () => ({}) });
  const readPage: ReadPage<ListedInvoice> = (page) =>
    isOfOne ? readOfOne({ ...args, ...page }).unwrap() : readOfAll({ ...allArgs, ...page }).unwrap();
  return { result: isOfOne ? ofOne : ofAll, readPage };
}
