import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuardedButton } from '../actions/guarded-button';
import { EmptyState } from '../display/empty-state';
import type { Outcome } from '../display/outcome';
import { useRetainedFocus } from '../table/use-retained-focus';
import type { SessionItem } from './session-item';
import type { Requirement } from '../provider/ui-provider';
import { EndSessionsDialog, type Ending } from './end-sessions-dialog';
import { SessionRow } from './session-row';

export interface SessionListProps {
  /** The accessible name. */
  label: string;
  sessions: readonly SessionItem[];
  /** None by default. */
  requires?: Requirement;
  endOne: (session: SessionItem) => PromiseLike<Outcome<unknown>>;
  /** Ends all sessions except the current one. */
  endOthers?: () => PromiseLike<Outcome<unknown>>;
}

const NO_REQUIREMENT: Requirement = {};

/** The sessions of a user. All except the current one can be ended, after confirmation. */
export function SessionList({
  label,
  sessions,
  requires = NO_REQUIREMENT,
  endOne,
  endOthers,
}: SessionListProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const { areaProps } = useRetainedFocus();
  const [ending, setEnding] = useState<Ending>();
  const others = sessions.filter(({ current }) => !current).length;
  const keepsCurrent = others < sessions.length;

  return (
    <Flex vertical gap={token.margin} {...areaProps} style={{ outline: 'none' }}>
      {sessions.length === 0 ? (
        <EmptyState text={t('sessions.empty')} />
      ) : (
        <ul aria-label={label} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {sessions.map((session, index) => (
            <SessionRow
              key={session.id}
              session={session}
              requires={requires}
              divided={index > 0}
              onEnd={() => setEnding({ session, run: () => endOne(session) })}
            />
          ))}
        </ul>
      )}
      {endOthers && others > 0 && (
        <div>
          <GuardedButton
            danger
            requires={requires}
            onClick={() => setEnding({ others, keepsCurrent, run: endOthers })}
          >
            {keepsCurrent ? t('sessions.endOthers.action') : t('sessions.endAll.action')}
          </GuardedButton>
        </div>
      )}
      <EndSessionsDialog ending={ending} onClose={() => setEnding(undefined)} />
    </Flex>
  );
}
