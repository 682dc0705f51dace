import { useTranslation } from 'react-i18next';
import { GuardedButton } from '../actions/guarded-button';
import { DateTime, useZone } from '../display/date-time';
import { FactRow } from '../display/fact-row';
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
  const zone = useZone();
  const name = useSessionName()(session);
  return (
    <FactRow
      name={name}
      title={session.userAgent ?? undefined}
      mark={session.current && <StatusTag tone="normal" label={t('sessions.current')} />}
      facts={[
        ...(session.ip ? [{ label: t('sessions.ip'), value: session.ip }] : []),
        { label: t('sessions.signedIn'), value: <DateTime value={session.createdAt} zone={zone} /> },
        { label: t('sessions.lastSeen'), value: <DateTime value={session.lastSeenAt} zone={zone} /> },
      ]}
      actions={
        !session.current && (
          <GuardedButton
            size="small"
            aria-label={t('sessions.end.of', { session: name })}
            requires={requires}
            onClick={onEnd}
          >
            {t('sessions.end.action')}
          </GuardedButton>
        )
      }
      divided={divided}
    />
  );
}
