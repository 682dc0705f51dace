import { Amount } from '@console/ui';
import { useNarrow } from '@console/ui/theme';
import { theme } from 'antd';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBilledApp, type BilledApp } from '../billed-app';
import { type InvoiceDetail, type InvoiceLine, usageBehind } from '../contract';
import type { InvoiceTexts } from './use-invoice-texts';

interface InvoiceLinesProps {
  invoice: InvoiceDetail;
  lines: InvoiceTexts['lines'];
}

type Line = InvoiceTexts['lines'][number];

export function InvoiceLines(props: InvoiceLinesProps) {
  return useNarrow() ? <LineList {...props} /> : <LineTable {...props} />;
}

/** Plain elements: an invoice may have hundreds of lines. */
function LineTable({ invoice, lines }: InvoiceLinesProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const edge = `1px solid ${token.colorSplit}`;
  const cell: CSSProperties = {
    padding: `${String(token.paddingXS)}px 0`,
    paddingInlineStart: token.padding,
    borderBottom: edge,
    textAlign: 'end',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  };
  const first: CSSProperties = {
    ...cell,
    width: '100%',
    paddingInlineStart: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  };
  const head: CSSProperties = {
    color: token.colorTextDescription,
    fontWeight: token.fontWeightStrong,
  };

  return (
    <div style={{ overflowX: 'auto' }}>
      <table aria-label={t('invoice.lines.title')} style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th scope="col" style={{ ...first, ...head }}>
              {t('invoice.lines.subject')}
            </th>
            {(['quantity', 'unitPrice', 'taxRate', 'amount'] as const).map((column) => (
              <th key={column} scope="col" style={{ ...cell, ...head }}>
                {t(`invoice.lines.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <td style={first}>
                <div style={{ minWidth: 140, fontWeight: token.fontWeightStrong }}>{line.subject}</div>
                <PeriodAndTrace invoice={invoice} line={line} />
              </td>
              <td style={cell}>
                <Amount text={line.quantity} />
              </td>
              <td style={cell}>
                <Amount text={line.unitPrice} />
              </td>
              <td style={cell}>
                <Amount text={line.taxRate} />
              </td>
              <td style={cell}>
                <Amount text={line.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineList({ invoice, lines }: InvoiceLinesProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  return (
    <ul aria-label={t('invoice.lines.title')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {lines.map((line) => (
        <li
          key={line.key}
          style={{ padding: `${String(token.paddingXS)}px 0`, borderBottom: `1px solid ${token.colorSplit}` }}
        >
          <div
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: `0 ${String(token.margin)}px`,
              fontWeight: token.fontWeightStrong,
            }}
          >
            <span style={{ overflowWrap: 'anywhere' }}>{line.subject}</span>
            <span style={{ marginInlineStart: 'auto' }}>
              <Amount text={line.amount} />
            </span>
          </div>
          <div style={{ color: token.colorTextDescription }}>
            {t('invoice.lines.calculation', {
              quantity: line.quantity,
              unitPrice: line.unitPrice,
              taxRate: line.taxRate,
            })}
          </div>
          <PeriodAndTrace invoice={invoice} line={line} />
        </li>
      ))}
    </ul>
  );
}

function PeriodAndTrace({
  invoice,
  line: { line, subject, period },
}: {
  invoice: InvoiceDetail;
  line: Line;
}) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const to = usageBehindPath(useBilledApp(), invoice, line);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: `0 ${String(token.marginSM)}px` }}>
      <span style={{ color: token.colorTextDescription }}>{period}</span>
      {to !== undefined && (
        <Link to={to} aria-label={t('invoice.lines.traceOf', { subject, period })}>
          {t('invoice.lines.trace')}
        </Link>
      )}
    </div>
  );
}

function usageBehindPath(
  { base, appId: framed }: Pick<BilledApp, 'base' | 'appId'>,
  { appId: billed }: Pick<InvoiceDetail, 'appId'>,
  line: Pick<InvoiceLine, 'kind' | 'periodStart' | 'periodEnd'>,
): string | undefined {
  const use = usageBehind(billed, line);
  if (!use) return undefined;
  const { appId, ...args } = use;
  const query = new URLSearchParams(framed === undefined ? { appId, ...args } : args);
  return `${base}/usage?${query.toString()}`;
}
