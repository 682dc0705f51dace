import type { Drift } from '@console/http';
import { clipText } from '@console/i18n';
import { Flex, theme } from 'antd';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { ClippedText, CopyText, DateTime } from '@console/ui';

interface DriftListProps {
  drifts: readonly Drift[];
  zone: string;
}

/** Answers that left the contract, the newest first: which call, where in its answer, and what is wrong there. */
export function DriftList({ drifts, zone }: DriftListProps) {
  const { t } = useTranslation('shell');
  const { t: ui } = useTranslation('ui');
  const { token } = theme.useToken();
  const code: CSSProperties = { fontFamily: token.fontFamilyCode, overflowWrap: 'anywhere' };
  const faint: CSSProperties = { color: token.colorTextDescription };

  return (
    <ol aria-label={t('developer.drifts')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {drifts.map((drift, index) => (
        <li
          key={`${String(drift.time)} ${drift.requestId ?? String(index)}`}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
            gap: token.marginXS,
            paddingBlock: token.paddingSM,
            borderTop: `${token.lineWidth}px solid ${token.colorSplit}`,
          }}
        >
          <div>
            <Flex gap={token.marginXS} wrap>
              <strong>{drift.operation}</strong>
              <span style={faint}>
                <DateTime value={new Date(drift.time).toISOString()} zone={zone} />
              </span>
            </Flex>
            <div style={{ ...code, ...faint }}>
              {drift.method} {drift.path}
            </div>
            {drift.requestId !== undefined && (
              <div style={faint}>
                {ui('notice.requestId')} <CopyText text={drift.requestId} />
              </div>
            )}
          </div>
          <ul style={{ margin: 0, paddingInlineStart: token.padding }}>
            {drift.problems.map(({ path, message }, position) => (
              <li key={position}>
                <span style={code}>{clipText(path) || t('developer.wholeAnswer')}</span>:{' '}
                <ClippedText text={message} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
