import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionItem } from './session-item';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import type { Outcome } from '../display/outcome';
import { usePopUps } from '../theme/pop-ups';
import { useSessionName } from './use-session-name';

/** One session, or all except the current one if that is among them (`keepsCurrent`). */
export type Ending = ({ session: SessionItem } | { others: number; keepsCurrent: boolean }) & {
  run: () => PromiseLike<Outcome<unknown>>;
};

/** Confirms ending sessions. */
export function EndSessionsDialog({ ending, onClose }: { ending: Ending | undefined; onClose: () => void }) {
  const { t } = useTranslation('ui');
  const { message } = usePopUps();
  const nameOf = useSessionName();
  // The content stays while the dialog closes.
  const [shown, setShown] = useState(ending);
  if (ending && ending !== shown) setShown(ending);
  if (!shown) return null;

  const isOne = 'session' in shown;
  return (
    <ConfirmDialog
      open={ending !== undefined}
      title={
        isOne
          ? t('sessions.end.title')
          : shown.keepsCurrent
            ? t('sessions.endOthers.title')
            : t('sessions.endAll.title')
      }
      action={isOne ? t('sessions.end.confirm') : t('sessions.endAll.confirm')}
      danger
      run={shown.run}
      onDone={() =>
        message.success(isOne ? t('sessions.end.done') : t('sessions.endAll.done', { count: shown.others }))
      }
      onClose={onClose}
    >
      {isOne
        ? t('sessions.end.effect', { session: nameOf(shown.session) })
        : t('sessions.endAll.effect', { count: shown.others })}
    </ConfirmDialog>
  );
}
