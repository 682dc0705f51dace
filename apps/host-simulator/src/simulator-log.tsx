import { Button, Flex, theme, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@console/shell-layout';
import { saveFile } from './save-file';
import type { LogLine } from './simulation';

export interface LogEntry extends LogLine {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface SimulatorLogProps {
  entries: readonly LogEntry[];
  onClear: () => void;
}

/** Everything that host and guest have said to each other, the newest last. */
export function SimulatorLog({ entries, onClear }: SimulatorLogProps) {
  const { t } = useTranslation('hostSimulator');
  const { token } = theme.useToken();
  const callsOf = (callback: string) =>
    entries.filter(({ by, name }) => by === 'guest' && name === callback).length;

  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center">
        <Typography.Text type="secondary" style={{ flex: 'auto' }}>
          {t('log.calls', { open: callsOf('open'), openNoCardWarning: callsOf('openNoCardWarning') })}
        </Typography.Text>
        <Button size="small" onClick={onClear}>
          {t('log.clear')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            const content = JSON.stringify(entries, undefined, 2);
            saveFile(new Blob([content], { type: 'application/json' }), 'shell-host-log.json');
          }}
        >
          {t('log.save')}
        </Button>
      </Flex>
      {entries.length === 0 ? (
        <EmptyState text={t('log.empty')} />
      ) : (
        <ol
          // A scrollable area is reachable by keyboard.
          tabIndex={0}
          aria-label={t('log.title')}
          style={{ listStyle: 'none', margin: 0, padding: 0, maxHeight: 360, overflowY: 'auto' }}
        >
          {entries.map(({ id, at, by, name, payload }) => (
            <li
              key={id}
              style={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: token.marginXS,
                paddingBlock: token.paddingXXS,
                borderBottom: `1px solid ${token.colorBorderSecondary}`,
              }}
            >
              <time
                dateTime={new Date(at).toISOString()}
                style={{ color: token.colorTextDescription, fontVariantNumeric: 'tabular-nums' }}
              >
                {new Date(at).toISOString().slice(11, 23)}
              </time>
              <span>{t(`log.by.${by}`)}</span>
              <strong>{name}</strong>
              {payload !== undefined && (
                <code style={{ fontFamily: token.fontFamilyCode, overflowWrap: 'anywhere', minWidth: 0 }}>
                  {JSON.stringify(payload)}
                </code>
              )}
            </li>
          ))}
        </ol>
      )}
    </Flex>
  );
}
