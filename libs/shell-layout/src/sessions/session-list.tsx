import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuardedButton, EmptyState, type Outcome } from '@console/ui';
import { useRetainedFocus } from '@console/ui/list';
import type { SessionItem } from '../contract';
import type { Requirement } from '@console/ui';
import { EndSessionsDialog, type Ending } from './end-sessions-dialog';
import { SessionRow } from './session-row';

export interface SessionListProps {
  /** The accessible name. */
  label: string;
  /** A person's sessions, in the order to be shown. */
  sessions: readonly SessionItem[];
  /** What ending takes; anybody may unless told. */
  requires?: Requirement;
  endOne: (session: SessionItem) => PromiseLike<Outcome<unknown>>;
  /** Ends all of them but the one that asks, where that is among them; left out where there is no call for it. */
  endOthers?: () => PromiseLike<Outcome<unknown>>;
}

const ANYBODY: Requirement = {};

/**
 * Where a person is signed in, and ways to end that, each confirmed first. The session that asks is marked, and is ended by
 * signing out alone. What a browser calls itself is shown as text, whatever it is.
 */
export function SessionList({ label, sessions, requires = ANYBODY, endOne, endOthers }: SessionListProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const { areaProps } = useRetainedFocus();
  const [ending, setEnding] = useState<Ending>();
  const others = sessions.filter(({ current }) => !current).length;
  const besideOwn = others < sessions.length;

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
              onEnd={() => {
                setEnding({ session, run: () => endOne(session) });
              }}
            />
          ))}
        </ul>
      )}
      {endOthers && others > 0 && (
        <div>
          <GuardedButton
            danger
            requires={requires}
            onClick={() => {
              setEnding({ others, besideOwn, run: endOthers });
            }}
          >
            {besideOwn ? t('sessions.endOthers.action') : t('sessions.endAll.action')}
          </GuardedButton>
        </div>
      )}
      <EndSessionsDialog
        ending={ending}
        onClose={() => {
          setEnding(undefined);
        }}
      />
    </Flex>
  );
}
