import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { FORBIDDEN_PATH, LOGIN_PATH, UNAVAILABLE_PATH } from '../../guards/guard-paths';
import { ConfirmDialog } from '../dialog/confirm-dialog';

interface LeaveGuardProps {
  /** Whether something typed is not saved. Asked in the middle of a navigation, which may begin before it has been drawn. */
  unsaved: () => boolean;
  /** The question; about what was typed unless given. */
  title?: string;
  /** What becomes of it. */
  children?: ReactNode;
}

/** Where the console itself leads: a question would only stand in the way, and the draft keeps what was typed. */
const LED_BY_CONSOLE: readonly string[] = [FORBIDDEN_PATH, UNAVAILABLE_PATH, LOGIN_PATH];

/** Asks before a place is left with something unsaved. What was typed in a form is kept as a draft. */
export function LeaveGuard({ unsaved, title, children }: LeaveGuardProps) {
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
      title={title ?? t('leaveForm.title')}
      run={() => {
        blocker.proceed?.();
        return { data: true };
      }}
      onClose={() => {
        if (blocker.state === 'blocked') blocker.reset();
      }}
    >
      {children ?? t('leaveForm.message')}
    </ConfirmDialog>
  );
}
