import { Button, Modal, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseTo } from './use-close-to';
import { useReturnedFocus } from './use-returned-focus';

export interface RouteDialogProps {
  /** The accessible name. */
  title: string;
  /** The path below which this dialog stands; its query is kept. */
  closeTo: string;
  /** Pixels; default: antd's width. */
  width?: number | undefined;
  children: ReactNode;
}

/** Something to read, as the screen of a child route: it has an address and survives a reload. */
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
      // A long title keeps clear of the cross.
      styles={{ header: { paddingInlineEnd: token.paddingLG } }}
      onCancel={close}
      closable={{ 'aria-label': t('dialog.close') }}
      footer={<Button onClick={close}>{t('dialog.close')}</Button>}
    >
      {children}
    </Modal>
  );
}
