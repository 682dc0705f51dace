import BellOutlined from '@ant-design/icons/BellOutlined';
import { useIsIdle } from '@console/shell-layout';
import { Hint } from '@console/ui';
import { preloadedComponent } from '@console/ui/lazy';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

// Sends its first request once the first screen has rendered.
const NotificationCenter = preloadedComponent(
  async () => (await import('./notification-center')).NotificationCenter,
  ({ open, idle }) => open || idle,
);

interface NotificationsButtonProps {
  placement?: 'right' | 'bottom';
}

/** Opens the notification center; shows how many notifications are new. */
export function NotificationsButton({ placement = 'bottom' }: NotificationsButtonProps) {
  const { t } = useTranslation('workspace');
  const countId = useId();
  const [open, setOpen] = useState(false);
  const idle = useIsIdle();
  const label = t('notifications.title');

  return (
    <span style={{ position: 'relative', display: 'inline-flex' }}>
      <Hint text={label} placement={placement}>
        <Button
          type="text"
          aria-label={label}
          aria-haspopup="dialog"
          aria-describedby={countId}
          icon={<BellOutlined />}
          onClick={() => setOpen(true)}
        />
      </Hint>
      <NotificationCenter open={open} idle={idle} countId={countId} onClose={() => setOpen(false)} />
    </span>
  );
}
