import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { Button, Flex, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../services/console-services';
import { useSignOut } from '../session/use-sign-out';
import { SettingsDialog } from '../settings/settings-dialog';

interface RightMenuProps {
  vertical?: boolean;
  /** Further buttons, at the end. */
  children?: ReactNode;
}

/** Theme, settings, sign-out. @see docs/behaviour.md 2.6 */
export function RightMenu({ vertical = false, children }: RightMenuProps) {
  const { t } = useTranslation('shell');
  const [{ darkMode }, change] = usePreferences();
  const [settingsOpen, setSettingsOpen] = useState(false);
  const signOut = useSignOut();
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
      act: () => {
        setSettingsOpen(true);
      },
    },
    { label: t('logout.action'), icon: <LogoutOutlined />, act: signOut },
  ];

  return (
    <Flex vertical={vertical} align="center" gap={4}>
      {buttons.map(({ label, icon, act }) => (
        <Tooltip key={label} title={label} placement={placement}>
          <Button type="text" aria-label={label} icon={icon} onClick={act} />
        </Tooltip>
      ))}
      {children}
      <SettingsDialog
        open={settingsOpen}
        onClose={() => {
          setSettingsOpen(false);
        }}
      />
    </Flex>
  );
}
