import { Alert, Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { sameValue } from './changed-values';
import type { FieldInfo } from './form-context';

interface FormConflictProps {
  fields: ReadonlyMap<string, FieldInfo>;
  theirs: Record<string, unknown>;
  mine: Record<string, unknown>;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Resolves an edit conflict: the differing fields of both versions and a choice. */
export function FormConflict({ fields, theirs, mine, onTakeTheirs, onKeepMine }: FormConflictProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const differing = [...fields].filter(
    ([name, { secret }]) => !secret && !sameValue(theirs[name], mine[name]),
  );
  const cell = { padding: token.paddingXXS, textAlign: 'start', overflowWrap: 'anywhere' } as const;
  const nothing = <em>{t('conflict.nothing')}</em>;

  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: token.margin }}
      title={t('conflict.title')}
      description={
        <Flex vertical gap={token.marginSM}>
          {differing.length > 0 && (
            <table style={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
              <thead>
                <tr>
                  {(['field', 'theirs', 'yours'] as const).map((column) => (
                    <th key={column} scope="col" style={cell}>
                      {t(`conflict.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {differing.map(([name, { label, valueText = plainText }]) => (
                  <tr key={name}>
                    <th scope="row" style={{ ...cell, fontWeight: 'normal' }}>
                      {label}
                    </th>
                    <td style={cell}>{valueText(theirs[name]) || nothing}</td>
                    <td style={cell}>{valueText(mine[name]) || nothing}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <Flex gap={token.marginXS} wrap>
            <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
            <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
          </Flex>
        </Flex>
      }
    />
  );
}

function plainText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
