import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../services/console-services';
import { Sidebar } from './sidebar';

interface MenuDrawerProps {
  open: boolean;
  withMenu: boolean;
  onClose: () => void;
}

/** The sidebar where the page has no room for it: over the page, on demand. */
export function MenuDrawer({ open, withMenu, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('shell');
  const { config } = useConsole();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={Math.min(config.menuWidth, 300)}
      closable={{ 'aria-label': t('menu.close'), placement: 'end' }}
      aria-label={t('menu.main')}
      styles={{ body: { padding: 0 } }}
    >
      <Sidebar withMenu={withMenu} />
    </Drawer>
  );
}
