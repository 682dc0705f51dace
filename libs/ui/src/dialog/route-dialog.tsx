import { Button, Modal, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstField } from './focus-first-field';
import { useCloseTo, type CloseTo } from './use-close-to';
import { useReturnedFocus } from './use-returned-focus';

export interface RouteDialogProps {
  title: string;
  closeTo: CloseTo;
  /** Pixels; default: antd's width. */
  width?: number | undefined;
  children: ReactNode;
}

/** Content in a dialog as a child route, so it has an address and survives a reload. */
export function RouteDialog({ title, closeTo, width = 520, children }: RouteDialogProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const close = useCloseTo(closeTo);
  useReturnedFocus();

  return (
    <Modal
      open
      title={title}
      width={width}
      // Keeps a long title clear of the close button.
      styles={{ header: { paddingInlineEnd: token.paddingLG } }}
      onCancel={close}
      closable={{ 'aria-label': t('dialog.close') }}
      footer={<Button onClick={close}>{t('dialog.close')}</Button>}
      afterOpenChange={focusFirstField}
    >
      {children}
    </Modal>
  );
}
