import { formatDay } from '@console/i18n';
import { Amount } from '@console/ui';
import { useConsole } from '@console/shell-layout';
import { theme } from 'antd';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { InvoiceDetail } from '../contract';
import './invoice-paper.css';
import { useInvoiceStatus } from './use-invoice-status';
import { useInvoiceTexts, type InvoiceTexts } from './use-invoice-texts';

/** The printed invoice, visible only when printing (`invoice-paper.css`). */
export function InvoicePaper({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const { config } = useConsole();
  const texts = useInvoiceTexts(invoice);
  const status = useInvoiceStatus()(invoice.status);

  return createPortal(
    <article className="invoice-paper" hidden style={{ fontFamily: token.fontFamily }}>
      <header>
        <div>
          <div className="invoice-paper-seller">
            <img src={config.logo} alt="" />
            {config.productName}
          </div>
          {invoice.seller !== undefined && invoice.seller !== '' && (
            <div style={{ marginTop: '3mm', whiteSpace: 'pre-line' }}>{invoice.seller}</div>
          )}
        </div>
        <div className="invoice-paper-title">
          <h1>{t('invoice.paper.title')}</h1>
          <div>{invoice.number}</div>
        </div>
      </header>
      <div className="invoice-paper-facts">
        <section>
          <h2>{t('invoice.recipient')}</h2>
          {texts.recipient ? (
            <>
              <strong>{texts.recipient.name}</strong>
              {texts.recipient.lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </>
          ) : (
            t('invoice.noRecipient')
          )}
        </section>
        <dl>
          {[
            [
              t('invoice.app'),
              invoice.appDeleted ? t('invoice.paper.deletedApp', { app: invoice.appName }) : invoice.appName,
            ],
            [t('invoices.appId'), invoice.appId],
            [t('invoice.period'), texts.period],
            [texts.issuedOn, formatDay(invoice.issuingDate)],
            [t('invoice.dueOn'), formatDay(invoice.dueDate)],
            [t('invoice.status'), status.label],
          ].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <PaperLines lines={texts.lines} />
      <dl className="invoice-paper-sums">
        {texts.sums.map(({ key, label, amount, isResult }) => (
          <div key={key} className={isResult ? 'invoice-paper-result' : undefined}>
            <dt>{label}</dt>
            <dd>
              <Amount text={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <PaperAmounts
        title={t('invoice.payments.title')}
        columns={[t('invoice.payments.at', { zone: texts.zone }), t('invoice.payments.with')]}
        rows={texts.payments.map(({ method, ...payment }) => ({ ...payment, text: method }))}
      />
      <PaperAmounts
        title={t('invoice.creditNotes')}
        columns={[t('invoice.creditedAt', { zone: texts.zone }), t('invoice.lines.subject')]}
        rows={texts.creditNotes.map(({ number, reason, ...creditNote }) => ({
          ...creditNote,
          text: t('invoice.creditNote', { number, reason }),
        }))}
      />
      {invoice.due > 0 && invoice.paymentInstructions && (
        <section className="invoice-paper-payments">
          <h2>{t('invoice.paper.howToPay')}</h2>
          <div style={{ whiteSpace: 'pre-line' }}>{invoice.paymentInstructions}</div>
        </section>
      )}
    </article>,
    document.body,
  );
}

function PaperLines({ lines }: Pick<InvoiceTexts, 'lines'>) {
  const { t } = useTranslation('billing');
  return (
    <table>
      <thead>
        <tr>
          {(['subject', 'quantity', 'unitPrice', 'taxRate', 'amount'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`invoice.lines.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, subject, period, quantity, unitPrice, taxRate, amount }) => (
          <tr key={key}>
            <td>
              <span>{subject}</span> <span className="invoice-paper-aside">{period}</span>
            </td>
            {[quantity, unitPrice, taxRate, amount].map((text, column) => (
              <td key={column}>
                <Amount text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PaperAmountsProps {
  title: string;
  columns: [at: string, text: string];
  rows: readonly { id: string; at: string; text: string; amount: string }[];
}

function PaperAmounts({ title, columns, rows }: PaperAmountsProps) {
  const { t } = useTranslation('billing');
  if (rows.length === 0) return null;
  return (
    <section className="invoice-paper-payments">
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {[...columns, t('invoice.lines.amount')].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, text, amount }) => (
            <tr key={id}>
              <td>{at}</td>
              <td>{text}</td>
              <td>
                <Amount text={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
