import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { Hint } from '@console/ui';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { NotificationsButton } from '../notifications/notifications-button';
import { useConsole, usePreferences } from '../services/console-services';
import { useSignOut } from '../session/use-sign-out';
import { useOpenSettings } from '../settings/settings-provider';

interface RightMenuProps {
  vertical?: boolean;
  notifications?: boolean;
}

/** Theme, settings, sign-out; empty if the host has them. @see spec 2.6 */
export function RightMenu({ vertical = false, notifications = false }: RightMenuProps) {
  const { t } = useTranslation('shell');
  const { host } = useConsole();
  const [{ darkMode }, change] = usePreferences();
  const openSettings = useOpenSettings();
  const signOut = useSignOut();
  if (host?.rightMenu === false) return null;
  const placement = vertical ? 'right' : 'bottom';

  const buttons = [
    {
      label: darkMode ? t('theme.toLight') : t('theme.toDark'),
      icon: darkMode ? <SunOutlined /> : <MoonOutlined />,
      act: () => {
        change({ darkMode: !darkMode });
      },
    },
    {
      label: t('settings.title'),
      icon: <SettingOutlined />,
      act: openSettings,
    },
    { label: t('logout.action'), icon: <LogoutOutlined />, act: signOut },
  ];

  return (
    <Flex vertical={vertical} align="center" gap={4}>
      {notifications && <NotificationsButton placement={placement} />}
      {buttons.map(({ label, icon, act }) => (
        <Hint key={label} text={label} placement={placement}>
          <Button type="text" aria-label={label} icon={icon} onClick={act} />
        </Hint>
      ))}
    </Flex>
  );
}
