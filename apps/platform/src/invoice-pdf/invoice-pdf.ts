import { createRequire } from 'node:module';
import {
  formatDecimal,
  formatMoney,
  formatTaxRate,
  formatUnitPrice,
  moneyOf,
  readDecimal,
  USAGE_KINDS,
  USAGE_UNITS,
  usageDays,
  type InvoiceDetail,
  type InvoiceLine,
} from '@console/billing/contract';
import { TENANT_APP_EDITIONS } from '@console/tenant-apps/contract';
import PDFDocument from 'pdfkit';
import type { Locale } from '../messages/message';
import { filled, invoicePdfTexts } from './invoice-pdf-texts';

/** Blocks of text on every invoice. */
export interface InvoiceSeller {
  /** Name, address and tax code of the company that issues the invoices. */
  seller: string;
  paymentInstructions: string;
}

const require = createRequire(import.meta.url);
const FONTS = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};

const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN - 24;
const GRAY = '#5b6472';
const HAIRLINE = '#d5d9e0';

/** Widths of the columns of lines: description, quantity, unit price, tax, amount. */
const COLUMNS = [WIDTH - 330, 90, 90, 50, 100];

/** An invoice on A4 pages, as base64. */
export async function invoicePdf(
  invoice: InvoiceDetail,
  { seller, paymentInstructions }: InvoiceSeller,
  locale: Locale,
): Promise<string> {
  const texts = invoicePdfTexts(locale);
  const money = (amount: number) => formatMoney(moneyOf(amount, invoice.currency), locale);
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    font: FONTS.regular,
    info: { Title: `${texts.title} ${invoice.number}` },
    lang: locale,
  });
  const content = finished(document);
  document.registerFont('regular', FONTS.regular).registerFont('strong', FONTS.strong);

  const room = (height: number) => {
    if (document.y + height > BOTTOM) document.addPage();
  };
  const text = (value: string, { strong = false, size = 9, color = 'black' } = {}) =>
    document
      .font(strong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(color)
      .text(value, MARGIN, document.y, { width: WIDTH });
  const row = (cells: readonly string[], { strong = false, color = 'black' } = {}) => {
    document
      .font(strong ? 'strong' : 'regular')
      .fontSize(9)
      .fillColor(color);
    const height = Math.max(
      ...cells.map((cell, index) => document.heightOfString(cell, { width: (COLUMNS[index] ?? 0) - 8 })),
    );
    room(height + 8);
    const y = document.y + 4;
    let x = MARGIN;
    cells.forEach((cell, index) => {
      const width = COLUMNS[index] ?? 0;
      document.text(cell, x, y, {
        width: width - (index === 0 ? 8 : 0),
        align: index === 0 ? 'left' : 'right',
      });
      x += width;
    });
    document.y = y + height + 4;
    document
      .moveTo(MARGIN, document.y)
      .lineTo(MARGIN + WIDTH, document.y)
      .lineWidth(0.5)
      .strokeColor(HAIRLINE)
      .stroke();
  };
  const pair = (label: string, value: string, strong = false) => {
    document.font(strong ? 'strong' : 'regular').fontSize(9);
    const height = document.heightOfString(label, { width: WIDTH - 130 });
    room(height + 4);
    const { y } = document;
    document
      .fillColor(strong ? 'black' : GRAY)
      .text(label, MARGIN, y, { width: WIDTH - 130, align: 'right' });
    document.fillColor('black').text(value, MARGIN + WIDTH - 120, y, { width: 120, align: 'right' });
    document.y = y + height + 4;
  };

  const top = document.y;
  document.font('strong').fontSize(20).fillColor('black');
  document.text(texts.title, MARGIN, top, { width: WIDTH, align: 'right' });
  document
    .font('regular')
    .fontSize(11)
    .text(invoice.number, MARGIN, document.y, { width: WIDTH, align: 'right' });
  const afterTitle = document.y;
  document.fontSize(9).text(seller, MARGIN, top, { width: WIDTH / 2 });
  document.y = Math.max(afterTitle, document.y) + 20;

  const { recipient } = invoice;
  text(texts.billedTo, { color: GRAY });
  text(
    recipient
      ? [
          recipient.companyName,
          recipient.address,
          recipient.country,
          ...(recipient.taxCode === null ? [] : [`${texts.taxCode}: ${recipient.taxCode}`]),
          recipient.email,
        ].join('\n')
      : '–',
  );
  document.moveDown();
  const app = `${invoice.appName} (${invoice.appId})`;
  for (const [label, value] of [
    [texts.app, invoice.appDeleted ? filled(texts.deletedApp, { app }) : app],
    [texts.period, `${invoice.periodStart} – ${invoice.periodEnd}`],
    [invoice.status === 'draft' ? texts.toBeIssued : texts.issued, invoice.issuingDate],
    [texts.due, invoice.dueDate],
  ]) {
    text(`${label}: ${value}`);
  }
  document.moveDown();

  const head = [texts.subject, texts.quantity, texts.unitPrice, texts.taxRate, texts.amount];
  row(head, { color: GRAY });
  for (const line of invoice.lines) {
    const before = document.bufferedPageRange().count;
    room(36);
    if (document.bufferedPageRange().count > before) row(head, { color: GRAY });
    row([
      `${subjectOf(line, locale)}\n${line.periodStart} – ${line.periodEnd}`,
      quantityOf(line, locale),
      formatUnitPrice(readDecimal(line.unitPrice), invoice.currency, locale),
      formatTaxRate(line.taxRate, locale),
      money(line.amount),
    ]);
  }
  document.y += 8;
  pair(texts.subtotal, money(invoice.subtotal));
  for (const { rate, taxable, amount } of invoice.taxes) {
    pair(filled(texts.tax, { rate: formatTaxRate(rate, locale), taxable: money(taxable) }), money(amount));
  }
  pair(texts.total, money(invoice.total), true);
  if (invoice.paid > 0) pair(texts.paid, money(invoice.paid));
  const { credited = 0, creditNotes = [] } = invoice;
  if (credited > 0) pair(texts.credited, money(credited));
  if (invoice.status !== 'draft') pair(texts.left, money(invoice.due), true);

  const section = (title: string, lines: readonly string[]) => {
    if (lines.length === 0) return;
    room(48);
    document.y += 12;
    text(title, { strong: true });
    for (const line of lines) {
      room(14);
      text(line);
    }
  };
  section(
    texts.payments,
    invoice.payments.map(({ paidAt, amount, reference }) =>
      [paidAt.slice(0, 'YYYY-MM-DD'.length), reference, money(amount)].filter(Boolean).join(' · '),
    ),
  );
  section(
    texts.creditNotes,
    creditNotes.map(({ number, issuedAt, reason, amount }) =>
      [number, issuedAt.slice(0, 'YYYY-MM-DD'.length), reason, money(amount)].join(' · '),
    ),
  );
  const isToPay = invoice.due > 0 && paymentInstructions !== '';
  section(texts.howToPay, isToPay ? paymentInstructions.split('\n') : []);

  const { count } = document.bufferedPageRange();
  const mark =
    invoice.status === 'draft' || invoice.status === 'void' ? texts.marks[invoice.status] : undefined;
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Below the margin, where text would begin a page.
    document.page.margins.bottom = 0;
    document
      .font('regular')
      .fontSize(8)
      .fillColor(GRAY)
      .text(
        `${invoice.number} · ${filled(texts.page, { page: page + 1, pages: count })}`,
        MARGIN,
        841.89 - MARGIN,
        {
          width: WIDTH,
          align: 'center',
        },
      );
    if (mark === undefined) continue;
    document.save().rotate(-35, { origin: [297, 420] });
    document.font('strong').fontSize(80).fillColor('#c02626').fillOpacity(0.18);
    document.text(mark, 0, 380, { width: 595.28, align: 'center' });
    document.restore();
  }
  document.end();
  return content;
}

async function finished(document: PDFKit.PDFDocument): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of document) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('base64');
}

function subjectOf({ kind, plan, edition }: InvoiceLine, locale: Locale): string {
  const texts = invoicePdfTexts(locale);
  if (typeof plan === 'string') return filled(texts.plan, { plan });
  if (edition !== null) {
    const sold = TENANT_APP_EDITIONS.find((one) => one === edition);
    return filled(texts.edition, { edition: sold ? texts.editions[sold] : edition });
  }
  const known = USAGE_KINDS.find((one) => one === kind);
  return known ? texts.kinds[known] : kind;
}

function quantityOf({ kind, quantity, periodStart, periodEnd }: InvoiceLine, locale: Locale): string {
  const texts = invoicePdfTexts(locale);
  const number = readDecimal(quantity);
  const known = USAGE_KINDS.find((one) => one === kind);
  if (known) return `${formatDecimal(number, locale)} ${texts.units[USAGE_UNITS[known].unit]}`;
  if (number.scale === 0) return filled(texts.month, { count: formatDecimal(number, locale) });
  const [year = 0, month = 0] = periodStart.split('-').map(Number);
  const of = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return filled(texts.days, { days: usageDays({ from: periodStart, to: periodEnd }), of });
}
