import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { Hint } from '@console/ui';
import { Button, Flex } from 'antd';
import { usePreferences } from '../services/console-services';
import { useLayoutParts } from '../services/layout-parts';
import { useConsoleActions } from './use-console-actions';

interface RightMenuProps {
  vertical?: boolean;
  notifications?: boolean;
}

/** Notifications, theme, settings, sign-out; empty if the host has them. @see spec 2.6 */
export function RightMenu({ vertical = false, notifications = false }: RightMenuProps) {
  const [{ darkMode }] = usePreferences();
  const { NotificationsButton } = useLayoutParts();
  const actions = useConsoleActions();
  if (actions.length === 0) return null;
  const placement = vertical ? 'right' : 'bottom';
  const icons = {
    theme: darkMode ? <SunOutlined /> : <MoonOutlined />,
    settings: <SettingOutlined />,
    'sign-out': <LogoutOutlined />,
  };

  return (
    <Flex vertical={vertical} align="center" gap={4}>
      {notifications && <NotificationsButton placement={placement} />}
      {actions.map(({ key, label, run }) => (
        <Hint key={key} text={label} placement={placement}>
          <Button type="text" aria-label={label} icon={icons[key]} onClick={run} />
        </Hint>
      ))}
    </Flex>
  );
}
