import { ClippedText } from '@console/ui';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AuditLog } from '../contract';
import { useAuditTexts } from './use-audit-texts';

/** Before and after of each changed field. Long values wrap; very long ones are clipped with a copy button. */
export function Difference({ changes }: { changes: AuditLog['changes'] }) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const texts = useAuditTexts();
  const cell = {
    padding: `${String(token.paddingXS)}px ${String(token.paddingSM)}px`,
    borderBlockEnd: `${String(token.lineWidth)}px ${token.lineType} ${token.colorSplit}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  } as const;

  return (
    <table
      aria-label={t('auditLog.changes')}
      style={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
    >
      <thead>
        <tr>
          {(['fieldName', 'before', 'after'] as const).map((column) => (
            <th key={column} scope="col" style={{ ...cell, color: token.colorTextDescription }}>
              {t(`auditLog.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row" style={{ ...cell, fontWeight: token.fontWeightStrong }}>
              <ClippedText text={texts.field(field)} />
            </th>
            <td style={cell}>
              <bdi>
                <ClippedText text={texts.value(before)} />
              </bdi>
            </td>
            <td style={cell}>
              <bdi>
                <ClippedText text={texts.value(after)} />
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
