import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { FORBIDDEN_PATH, LOGIN_PATH } from '../../guards/guard';
import { ConfirmDialog } from '../dialog/confirm-dialog';

interface LeaveGuardProps {
  /** Whether something typed is not saved. Asked in the middle of a navigation, which may begin before it has been drawn. */
  unsaved: () => boolean;
}

/** Where the console itself leads: a question would only stand in the way, and the draft keeps what was typed. */
const LED_BY_CONSOLE: readonly string[] = [FORBIDDEN_PATH, '/503', LOGIN_PATH];

/** Asks before a place is left with something unsaved; what was typed is kept as a draft. */
export function LeaveGuard({ unsaved }: LeaveGuardProps) {
  const { t } = useTranslation('shell');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved() &&
      currentLocation.pathname !== nextLocation.pathname &&
      !LED_BY_CONSOLE.includes(nextLocation.pathname),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveForm.title')}
      run={() => {
        blocker.proceed?.();
        return { data: true };
      }}
      onClose={() => {
        if (blocker.state === 'blocked') blocker.reset();
      }}
    >
      {t('leaveForm.message')}
    </ConfirmDialog>
  );
}
