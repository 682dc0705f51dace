import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseTo } from './use-close-to';
import { useReturnedFocus } from './use-returned-focus';

interface RouteDrawerProps {
  title: string;
  /** The parent path; its query is retained. */
  closeTo: string;
  /** Pixels; narrower windows limit it. */
  width: number;
  /** Actions in the header. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Details of one list item as a child route, so it has an address and survives a reload. */
export function RouteDrawer({ title, closeTo, width, actions, children }: RouteDrawerProps) {
  const { t } = useTranslation('ui');
  const close = useCloseTo(closeTo);
  useReturnedFocus();

  return (
    <Drawer
      open
      title={title}
      size={width}
      extra={actions}
      onClose={close}
      closable={{ 'aria-label': t('dialog.close') }}
      styles={{ title: { overflowWrap: 'anywhere' } }}
    >
      {children}
    </Drawer>
  );
}
