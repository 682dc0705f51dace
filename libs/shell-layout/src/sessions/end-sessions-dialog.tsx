import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionItem } from '../contract';
import { usePopUps, ConfirmDialog, type Outcome } from '@console/ui';
import { useSessionName } from './use-session-name';

/** What is to end: one session, or all of them but the one that asks, where there is such a one. */
export type Ending = ({ session: SessionItem } | { others: number; besideOwn: boolean }) & {
  run: () => PromiseLike<Outcome<unknown>>;
};

interface EndSessionsDialogProps {
  /** The dialog is open while there is one. */
  ending: Ending | undefined;
  onClose: () => void;
}

/** Says what ending sessions does to whoever works there, before it is done. */
export function EndSessionsDialog({ ending, onClose }: EndSessionsDialogProps) {
  const { t } = useTranslation('shell');
  const { message } = usePopUps();
  const nameOf = useSessionName();
  // What the dialog says stays while it closes.
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
          : shown.besideOwn
            ? t('sessions.endOthers.title')
            : t('sessions.endAll.title')
      }
      danger
      run={shown.run}
      onDone={() => {
        message.success(isOne ? t('sessions.end.done') : t('sessions.endAll.done', { count: shown.others }));
      }}
      onClose={onClose}
    >
      {isOne
        ? t('sessions.end.effect', { session: nameOf(shown.session) })
        : t('sessions.endAll.effect', { count: shown.others })}
    </ConfirmDialog>
  );
}
