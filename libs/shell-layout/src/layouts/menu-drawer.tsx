import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../services/console-services';
import { Sidebar } from './sidebar';

interface MenuDrawerProps {
  open: boolean;
  withMenu: boolean;
  onClose: () => void;
}

/** The sidebar as a drawer for narrow pages. */
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
