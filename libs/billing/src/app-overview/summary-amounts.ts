import type { CurrencySummary } from '../contract';
import { moneyOf } from '../money/money';
import { formatMoney, shortMoney } from '../money/money-text';

export interface ShownAmount {
  currency: string;
  /** Short: `₫412.9M`. */
  text: string;
  exact: string;
}

type Summary = Pick<CurrencySummary, 'currency' | 'owed' | 'owedInvoices' | 'overdue' | 'overdueInvoices'>;
type Part = 'owed' | 'overdue' | 'notYetDue';

/** Amounts by currency, never added up, and their number of invoices. */
export function summaryAmounts(currencies: readonly Summary[], part: Part, language: string) {
  const shown = currencies
    .map(({ currency, ...summary }) => ({ currency, ...partOf(summary, part) }))
    .filter(({ invoices }) => invoices > 0);
  return {
    invoices: shown.reduce((count, { invoices }) => count + invoices, 0),
    amounts: shown.map(({ currency, amount }): ShownAmount => {
      const money = moneyOf(amount, currency);
      return { currency, text: shortMoney(money, language), exact: formatMoney(money, language) };
    }),
  };
}

function partOf(summary: Omit<Summary, 'currency'>, part: Part): { amount: number; invoices: number } {
  const { owed, owedInvoices, overdue, overdueInvoices } = summary;
  switch (part) {
    case 'owed':
      return { amount: owed, invoices: owedInvoices };
    case 'overdue':
      return { amount: overdue, invoices: overdueInvoices };
    case 'notYetDue':
      return { amount: owed - overdue, invoices: owedInvoices - overdueInvoices };
  }
}
