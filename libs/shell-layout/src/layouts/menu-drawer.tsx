import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Sidebar } from './sidebar';

interface MenuDrawerProps {
  open: boolean;
  withMenu: boolean;
  onClose: () => void;
}

/** The sidebar as a drawer for narrow pages. */
export function MenuDrawer({ open, withMenu, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={280}
      // Its own row would be empty but for the button, which the sidebar has next to the logo.
      closable={false}
      aria-label={t('menu.main')}
      styles={{ body: { padding: 0 } }}
    >
      <Sidebar
        withMenu={withMenu}
        closeButton={
          <Button
            type="text"
            aria-label={t('menu.close')}
            icon={<CloseOutlined />}
            style={{ marginInlineStart: 'auto' }}
            onClick={onClose}
          />
        }
      />
    </Drawer>
  );
}
