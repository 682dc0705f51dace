import type { Drift } from '@console/http';
import { theme } from 'antd';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../kit/copy-text';
import { DateTime } from '../kit/date-time';

interface DriftTableProps {
  drifts: readonly Drift[];
  zone: string;
}

/** Answers that left the contract, the newest first: which call, where in its answer, and what is wrong there. */
export function DriftTable({ drifts, zone }: DriftTableProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const cell: CSSProperties = {
    padding: `${token.paddingXS}px ${token.paddingSM}px ${token.paddingXS}px 0`,
    verticalAlign: 'top',
    textAlign: 'start',
    borderBottom: `${token.lineWidth}px solid ${token.colorSplit}`,
  };
  const code: CSSProperties = { fontFamily: token.fontFamilyCode, overflowWrap: 'anywhere' };

  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {(['time', 'operation', 'problems', 'requestId'] as const).map((column) => (
              <th key={column} scope="col" style={{ ...cell, fontWeight: token.fontWeightStrong }}>
                {t(`developer.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drifts.map((drift, index) => (
            <tr key={`${String(drift.time)} ${drift.requestId ?? String(index)}`}>
              <td style={cell}>
                <DateTime value={new Date(drift.time).toISOString()} zone={zone} />
              </td>
              <td style={cell}>
                <div>{drift.operation}</div>
                <div style={{ ...code, color: token.colorTextDescription }}>
                  {drift.method} {drift.path}
                </div>
              </td>
              <td style={cell}>
                <ul style={{ margin: 0, paddingInlineStart: token.padding }}>
                  {drift.problems.map(({ path, message }, position) => (
                    <li key={position}>
                      <span style={code}>{path || t('developer.wholeAnswer')}</span>: {message}
                    </li>
                  ))}
                </ul>
              </td>
              <td style={cell}>{drift.requestId !== undefined && <CopyText text={drift.requestId} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
