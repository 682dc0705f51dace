import { clipText, formatDate, formatDay } from '@console/i18n';
import { Amount, CopyText, DateTime, FactList, LargeAmount, StatusTag, useNow } from '@console/ui';
import { useNarrow } from '@console/ui/theme';
import { Slot } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DeletedAppTag, useBilledApp } from '../billed-app';
import { invoicesOfAppPath } from '../billing-paths';
import { usageDays, type InvoiceDetail } from '../contract';
import { InvoiceLines } from './invoice-lines';
import { useInvoiceStatus } from './use-invoice-status';
import { useInvoiceTexts, type InvoiceTexts } from './use-invoice-texts';

export function InvoiceContent({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useInvoiceTexts(invoice);

  return (
    <Flex vertical gap={token.marginLG}>
      <Summary invoice={invoice} texts={texts} />
      <FactList
        facts={[
          { label: t('invoice.number'), value: <CopyText text={invoice.number} /> },
          { label: t('invoice.app'), value: <AppOf invoice={invoice} /> },
          { label: t('invoice.recipient'), value: <Recipient recipient={texts.recipient} /> },
          { label: t('invoice.period'), value: texts.period },
          { label: texts.issuedOn, value: formatDay(invoice.issuingDate) },
          { label: t('invoice.dueOn'), value: formatDay(invoice.dueDate) },
        ]}
      />
      <Section title={t('invoice.lines.title')}>
        <InvoiceLines invoice={invoice} lines={texts.lines} />
        <Sums sums={texts.sums} />
      </Section>
      <Section title={t('invoice.payments.title')}>
        <Payments payments={texts.payments} zone={texts.zone} />
      </Section>
      {texts.creditNotes.length > 0 && (
        <Section title={t('invoice.creditNotes')}>
          <AmountList
            items={texts.creditNotes.map(({ id, number, reason, issuedAt, amount }) => ({
              id,
              at: issuedAt,
              text: t('invoice.creditNote', { number, reason: clipText(reason) }),
              amount,
            }))}
            zone={texts.zone}
          />
        </Section>
      )}
      <History invoice={invoice} texts={texts} />
    </Flex>
  );
}

function History({ invoice, texts }: { invoice: InvoiceDetail; texts: InvoiceTexts }) {
  const { t } = useTranslation('billing');
  const { appId } = useBilledApp();
  const { id, status, issuingDate } = invoice;
  const issued = status === 'draft' ? [] : [{ at: issuingDate, text: t('invoice.history.issued') }];
  const paid = texts.payments.map(({ paidAt, amount }) => ({
    at: paidAt,
    text: t('invoice.history.paid', { amount }),
  }));
  const credited = texts.creditNotes.map(({ issuedAt, amount }) => ({
    at: issuedAt,
    text: t('invoice.history.credited', { amount }),
  }));
  const events = [...issued, ...paid, ...credited];
  return <Slot name="timeline" props={{ appId, object: { type: 'invoice', id }, events }} />;
}

function Summary({ invoice, texts }: { invoice: InvoiceDetail; texts: InvoiceTexts }) {
  const { token } = theme.useToken();
  const statusOf = useInvoiceStatus();
  return (
    <div>
      <StatusTag {...statusOf(invoice.status)} />
      <div
        style={{
          fontSize: token.fontSizeHeading2,
          lineHeight: token.lineHeightHeading2,
          fontWeight: token.fontWeightStrong,
        }}
      >
        <LargeAmount text={texts.money(invoice.total)} />
      </div>
      {invoice.due > 0 && (
        <div style={{ color: token.colorTextDescription }}>
          <AmountDue invoice={invoice} amount={texts.money(invoice.due)} />
        </div>
      )}
    </div>
  );
}

function AmountDue({ invoice, amount }: { invoice: InvoiceDetail; amount: string }) {
  const { t } = useTranslation('billing');
  const today = formatDate(useNow(60_000), 'UTC');
  const { status, dueDate } = invoice;
  // Browsers break lines at plain hyphens.
  const due = { amount, day: formatDay(dueDate).replaceAll('-', '\u2011') };
  return status === 'overdue' && dueDate < today
    ? t('invoice.amountOverdue', { ...due, count: usageDays({ from: dueDate, to: today }) - 1 })
    : t('invoice.amountDue', due);
}

function AppOf({ invoice }: { invoice: InvoiceDetail }) {
  const { appId, appName } = invoice;
  const { token } = theme.useToken();
  const { appId: framed } = useBilledApp();
  return (
    <>
      <bdi>
        {framed === undefined ? (
          <Link to={invoicesOfAppPath(invoice)}>{clipText(appName)}</Link>
        ) : (
          clipText(appName)
        )}
      </bdi>{' '}
      <code style={{ color: token.colorTextDescription, fontFamily: token.fontFamilyCode }}>{appId}</code>
      <DeletedAppTag app={invoice} />
    </>
  );
}

function Recipient({ recipient }: Pick<InvoiceTexts, 'recipient'>) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  if (!recipient) return t('invoice.noRecipient');
  return (
    <>
      <bdi style={{ fontWeight: token.fontWeightStrong }}>{clipText(recipient.name)}</bdi>
      {recipient.lines.map((line) => (
        <div key={line}>
          <bdi>{clipText(line)}</bdi>
        </div>
      ))}
    </>
  );
}

function Sums({ sums }: Pick<InvoiceTexts, 'sums'>) {
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const row: CSSProperties = isNarrow
    ? { display: 'flex', flexWrap: 'wrap', columnGap: token.margin }
    : { display: 'contents' };
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: isNarrow ? '100%' : '1fr auto',
        gap: `${String(token.marginXS)}px ${String(token.marginXL)}px`,
        margin: `${String(token.margin)}px 0 0`,
        ...(!isNarrow && { textAlign: 'end' }),
      }}
    >
      {sums.map(({ key, label, amount, isResult = false }) => (
        <div key={key} style={{ ...row, ...(isResult && { fontWeight: token.fontWeightStrong }) }}>
          <dt style={{ ...(!isResult && { color: token.colorTextDescription }) }}>{label}</dt>
          <dd style={{ margin: 0, marginInlineStart: 'auto' }}>
            <Amount text={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Payments({ payments, zone }: Pick<InvoiceTexts, 'payments' | 'zone'>) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  if (payments.length === 0) {
    return <div style={{ color: token.colorTextDescription }}>{t('invoice.payments.none')}</div>;
  }
  return (
    <AmountList
      items={payments.map(({ id, paidAt, method, amount }) => ({ id, at: paidAt, text: method, amount }))}
      zone={zone}
    />
  );
}

interface AmountListProps {
  items: readonly { id: string; at: string; text: string; amount: string }[];
  zone: string;
}

function AmountList({ items, zone }: AmountListProps) {
  const { token } = theme.useToken();
  return (
    <ul style={{ display: 'grid', gap: token.marginSM, margin: 0, padding: 0, listStyle: 'none' }}>
      {items.map(({ id, at, text, amount }) => (
        <li
          key={id}
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: `0 ${String(token.margin)}px`,
          }}
        >
          <span style={{ overflowWrap: 'anywhere' }}>
            <DateTime value={at} zone={zone} />
            <span style={{ display: 'block', color: token.colorTextDescription }}>{text}</span>
          </span>
          <Amount text={amount} />
        </li>
      ))}
    </ul>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const { token } = theme.useToken();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} style={{ margin: `0 0 ${String(token.marginSM)}px`, fontSize: token.fontSizeLG }}>
        {title}
      </h2>
      {children}
    </section>
  );
}
