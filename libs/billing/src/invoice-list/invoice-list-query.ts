import { hasStatus } from '@console/http';
import type { ArgsOf } from '@console/http/contract';
import { type Field, listFields, type ListState, oneOf, type ReadPage, text } from '@console/ui/list';
import { z } from 'zod';
import {
  useLazyListAllInvoicesQuery,
  useLazyListInvoicesQuery,
  useListAllInvoicesQuery,
  useListInvoicesQuery,
} from '../api/invoices-api';
import {
  CalendarMonth,
  type Invoice,
  type InvoiceOfApp,
  INVOICE_SORTS,
  INVOICE_STATUS_FILTERS,
  type listAllInvoices,
  type listInvoices,
} from '../contract';

const day = fitting(z.iso.date());

/**
 * Uses the specification's names. The list of one app has no `appId`, `sort` and `paidMonth`. @see
 * spec 3.7
 */
export const INVOICE_LIST = {
  ...listFields(INVOICE_SORTS, '-issuingDate'),
  appId: text(),
  status: oneOf(INVOICE_STATUS_FILTERS),
  issuingDateFrom: day,
  issuingDateTo: day,
  paidMonth: fitting(CalendarMonth),
};

type InvoiceListState = ListState<typeof INVOICE_LIST>;

function invoicesArgs(appId: string, state: InvoiceListState): ArgsOf<typeof listInvoices> {
  return { appId, ...sharedArgs(state) };
}

function allInvoicesArgs(state: InvoiceListState): ArgsOf<typeof listAllInvoices> {
  const { appId, sort, paidMonth } = state;
  const q = state.q.trim();
  return {
    ...sharedArgs(state),
    sort,
    ...(appId !== '' && { appId }),
    ...(q !== '' && { q }),
    ...(paidMonth !== '' && { paidMonth }),
  };
}

function sharedArgs({ page, perPage, status, issuingDateFrom, issuingDateTo }: InvoiceListState) {
  return {
    page,
    perPage,
    ...(status !== '' && { status }),
    ...(issuingDateFrom !== '' && { issuingDateFrom }),
    ...(issuingDateTo !== '' && { issuingDateTo }),
  };
}

function fitting(schema: z.ZodType<string>): Field<string> {
  return { fallback: '', read: (value) => schema.safeParse(value).data };
}

export type ListedInvoice = Invoice & Partial<Pick<InvoiceOfApp, 'appName' | 'reminders'>>;

/**
 * One app uses the specification's own call; all apps, and the search in one app, an extension. A platform
 * without the extension has no search. @see spec 3.7, 7.4
 */
export function useInvoices(appId: string | undefined, state: InvoiceListState) {
  const isOfApp = appId !== undefined;
  const args = invoicesArgs(appId ?? '', state);
  const q = state.q.trim();
  const allArgs = isOfApp ? { ...args, q } : allInvoicesArgs(state);
  const ofAll = useListAllInvoicesQuery(allArgs, { skip: isOfApp && q === '' });
  const searchable = !isOfApp || !hasStatus(ofAll.error, 404);
  const isOfOne = isOfApp && (q === '' || !searchable);
  const ofOne = useListInvoicesQuery(args, { skip: !isOfOne });
  const [readOfOne] = useLazyListInvoicesQuery({ selectFromResult: () => ({}) });
  const [readOfAll] = useLazyListAllInvoicesQuery({ selectFromResult: () => ({}) });
  const readPage: ReadPage<ListedInvoice> = (page) =>
    isOfOne ? readOfOne({ ...args, ...page }).unwrap() : readOfAll({ ...allArgs, ...page }).unwrap();
  return { result: isOfOne ? ofOne : ofAll, readPage, searchable };
}
