import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { GuardedButton } from '../actions/guarded-button';
import { DateTime, useZone } from '../display/date-time';
import { StatusTag } from '../display/status-tag';
import type { SessionItem } from './session-item';
import type { Requirement } from '../provider/ui-provider';
import { useSessionName } from './use-session-name';

interface SessionRowProps {
  session: SessionItem;
  requires: Requirement;
  divided: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, requires, divided, onEnd }: SessionRowProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const zone = useZone();
  const name = useSessionName()(session);
  const times = [
    { label: t('sessions.signedIn'), value: session.createdAt },
    { label: t('sessions.lastSeen'), value: session.lastSeenAt },
  ];

  return (
    <li style={divided ? { borderTop: `1px solid ${token.colorSplit}` } : undefined}>
      <Flex
        justify="space-between"
        align="center"
        gap={token.margin}
        wrap
        style={{ paddingBlock: token.paddingSM }}
      >
        <div style={{ flex: '1 1 200px', minWidth: 0 }}>
          <Flex gap={`0 ${String(token.margin)}px`} wrap>
            <bdi
              title={session.userAgent ?? undefined}
              style={{ fontWeight: token.fontWeightStrong, overflowWrap: 'anywhere', minWidth: 0 }}
            >
              {name}
            </bdi>
            {session.current && <StatusTag tone="normal" label={t('sessions.current')} />}
          </Flex>
          <dl
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: `0 ${String(token.margin)}px`,
              margin: 0,
              color: token.colorTextDescription,
            }}
          >
            {times.map(({ label, value }) => (
              <div key={label} style={{ display: 'flex', flexWrap: 'wrap', columnGap: token.marginXXS }}>
                <dt>{label}</dt>
                <dd style={{ margin: 0 }}>
                  <DateTime value={value} zone={zone} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {!session.current && (
          <GuardedButton
            size="small"
            aria-label={t('sessions.end.of', { session: name })}
            requires={requires}
            onClick={onEnd}
          >
            {t('sessions.end.action')}
          </GuardedButton>
        )}
      </Flex>
    </li>
  );
}
