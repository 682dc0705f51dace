import { formatDateTime, formatDay } from '@console/i18n';
import { useZone } from '@console/ui';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { countryName } from '../billing-info/countries';
import {
  moneyOf,
  readDecimal,
  USAGE_KINDS,
  usageDays,
  type INVOICE_LINE_KINDS,
  type InvoiceDetail,
  type InvoiceLine,
  type Payment,
} from '../contract';
import { formatDecimal, formatMoney, formatTaxRate, formatUnitPrice, formatUnits } from '../money/money-text';
import { quantityText } from '../usage/usage-text';

const PLAN = 'plan' satisfies (typeof INVOICE_LINE_KINDS)[number];
const EDITIONS = ['free', 'pro', 'enterprise'] as const;

export function useInvoiceTexts(invoice: InvoiceDetail) {
  const { t, i18n } = useTranslation('billing');
  const zone = useZone();
  const { language } = i18n;
  const { currency, recipient } = invoice;

  const money = (minorUnits: number) => formatMoney(moneyOf(minorUnits, currency), language);
  const period = ({ periodStart, periodEnd }: Pick<InvoiceLine, 'periodStart' | 'periodEnd'>) =>
    t('invoice.range', { from: formatDay(periodStart), to: formatDay(periodEnd) });

  const edition = (name: string) => {
    const known = EDITIONS.find((one) => one === name);
    return known ? t(`invoice.edition.${known}`) : name;
  };
  const subject = ({ kind, edition: name, plan }: InvoiceLine) => {
    if (kind === PLAN && typeof plan === 'string') return t('invoice.planOf', { plan });
    if (kind === PLAN) {
      return name === null ? t('invoice.plan') : t('invoice.editionOf', { edition: edition(name) });
    }
    const known = usageKindOf(kind);
    return known ? t(`usage.kind.${known}`) : kind;
  };
  const quantity = ({ kind, quantity: text, periodStart, periodEnd }: InvoiceLine) => {
    const number = readDecimal(text);
    if (kind === PLAN && number.scale > 0) {
      return t('invoice.days', {
        days: usageDays({ from: periodStart, to: periodEnd }),
        of: dayjs(periodStart).daysInMonth(),
      });
    }
    if (kind === PLAN) return formatUnits(number, 'month', 'long', language);
    const known = usageKindOf(kind);
    return known ? quantityText(known, number, language) : formatDecimal(number, language);
  };

  const method = ({ method: paidWith, reference }: Payment) => {
    if (typeof reference === 'string') return t('invoice.payments.reference', { reference });
    return paidWith
      ? t('payment.name', { brand: paidWith.brand, lastFour: paidWith.lastFour })
      : t('invoice.payments.methodUnknown');
  };

  const isDraft = invoice.status === 'draft';

  return {
    zone,
    money,
    issuedOn: t(isDraft ? 'invoice.toBeIssuedOn' : 'invoice.issuedOn'),
    period: period(invoice),
    lines: invoice.lines.map((line, position) => ({
      key: position,
      line,
      subject: subject(line),
      period: period(line),
      quantity: quantity(line),
      unitPrice: formatUnitPrice(readDecimal(line.unitPrice), currency, language),
      taxRate: formatTaxRate(line.taxRate, language),
      amount: money(line.amount),
    })),
    sums: [
      { key: 'subtotal', label: t('invoice.sums.subtotal'), amount: money(invoice.subtotal) },
      ...invoice.taxes.map(({ rate, taxable, amount }) => ({
        key: `tax ${String(rate)}`,
        label: t('invoice.sums.tax', { rate: formatTaxRate(rate, language), taxable: money(taxable) }),
        amount: money(amount),
      })),
      { key: 'total', label: t('invoice.sums.total'), amount: money(invoice.total), isResult: true },
      ...(isDraft ? [] : [{ key: 'paid', label: t('invoice.sums.paid'), amount: money(invoice.paid) }]),
      ...((invoice.credited ?? 0) > 0
        ? [{ key: 'credited', label: t('invoice.sums.credited'), amount: money(invoice.credited ?? 0) }]
        : []),
      // Nothing is due before the invoice is issued: a zero under the total would read as paid.
      ...(isDraft
        ? []
        : [{ key: 'due', label: t('invoice.sums.due'), amount: money(invoice.due), isResult: true }]),
    ],
    payments: invoice.payments.map((payment) => ({
      id: payment.id,
      paidAt: payment.paidAt,
      at: formatDateTime(payment.paidAt, zone),
      method: method(payment),
      amount: money(payment.amount),
    })),
    creditNotes: (invoice.creditNotes ?? []).map(({ id, number, amount, reason, issuedAt }) => ({
      id,
      number,
      reason,
      issuedAt,
      at: formatDateTime(issuedAt, zone),
      amount: money(amount),
    })),
    recipient: recipient && {
      name: recipient.companyName,
      lines: [
        recipient.address,
        countryName(recipient.country, language),
        ...(recipient.taxCode === null ? [] : [t('invoice.taxCode', { code: recipient.taxCode })]),
        recipient.email,
      ],
    },
  };
}

function usageKindOf(kind: string) {
  return USAGE_KINDS.find((known) => known === kind);
}

export type InvoiceTexts = ReturnType<typeof useInvoiceTexts>;
