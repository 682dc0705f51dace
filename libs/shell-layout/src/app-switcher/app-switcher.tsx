import SwapOutlined from '@ant-design/icons/SwapOutlined';
import { ADMIN_APP_ID } from '@console/http';
import { clipText } from '@console/i18n';
import { Hint } from '@console/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDetail } from '../access/current-app';
import { useConsole } from '../services/console-services';

interface AppSwitcherProps {
  compact?: boolean;
  placement?: 'right' | 'bottom';
}

/** The current app and the dialog to switch it; empty without a feature that lists apps. */
export function AppSwitcher({ compact = false, placement = 'bottom' }: AppSwitcherProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const { appId, subscription } = useAppDetail();
  const { appSwitch: AppSwitch } = useConsole().slots;
  if (!AppSwitch) return null;

  const all = t('appSwitcher.all');
  const app = appId === ADMIN_APP_ID ? all : clipText(subscription?.name ?? appId);
  const label = t('appSwitcher.current', { app });
  return (
    <>
      <Hint text={label} placement={placement} style={{ minWidth: 0, width: '100%' }}>
        <Button
          block
          aria-label={label}
          aria-haspopup="dialog"
          icon={<SwapOutlined />}
          iconPlacement="end"
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
          style={{ minWidth: 0 }}
          styles={{ content: { display: 'flex', flex: 1, minWidth: 0 } }}
        >
          {!compact && (
            <span style={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start' }}>
              {app}
            </span>
          )}
        </Button>
      </Hint>
      {opened && <AppSwitch open={open} current={appId} all={all} onClose={() => setOpen(false)} />}
    </>
  );
}
