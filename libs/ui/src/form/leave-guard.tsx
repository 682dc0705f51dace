import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUi } from '../provider/ui-provider';
import { ConfirmDialog } from '../dialog/confirm-dialog';

interface LeaveGuardProps {
  /** Whether something typed is not saved. Asked in the middle of a navigation, which may begin before it has been drawn. */
  unsaved: () => boolean;
  /** The question; about what was typed unless given. */
  title?: string;
  /** What becomes of it. */
  children?: ReactNode;
}

/** Asks before a place is left with something unsaved. What was typed in a form is kept as a draft. */
export function LeaveGuard({ unsaved, title, children }: LeaveGuardProps) {
  const { t } = useTranslation('ui');
  const { blocked, leave, stay } = useUi().useBlocker(unsaved);
  return (
    <ConfirmDialog
      open={blocked}
      title={title ?? t('leaveForm.title')}
      run={() => {
        leave();
        return { data: true };
      }}
      onClose={stay}
    >
      {children ?? t('leaveForm.message')}
    </ConfirmDialog>
  );
}
