import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUi } from '../provider/ui-provider';
import { preloadedComponent } from '../lazy/preloaded-component';

const ConfirmDialog = preloadedComponent(
  async () => (await import('../dialog/confirm-dialog')).ConfirmDialog,
  ({ open }) => open,
);

interface LeaveGuardProps {
  /** A function, because a navigation may start before the state has rendered. `to`: the path that it leads to. */
  unsaved: (to: string) => boolean;
  /** Default: about form input. */
  title?: string;
  children?: ReactNode;
}

/** Confirms leaving a page with unsaved input. Form input is stored as a draft. */
export function LeaveGuard({ unsaved, title, children }: LeaveGuardProps) {
  const { t } = useTranslation('ui');
  const { blocked, leave, stay } = useUi().useBlocker(unsaved);
  return (
    <ConfirmDialog
      open={blocked}
      title={title ?? t('leaveForm.title')}
      action={t('leaveForm.action')}
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
