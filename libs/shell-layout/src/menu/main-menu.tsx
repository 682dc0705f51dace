import { useTranslation } from 'react-i18next';
import { preloadedComponent } from '@console/ui/lazy';
import { MenuColumn } from './menu-column';

/** Long names are cut before menu entries overflow, also until antd has measured the menu. */
const SHARE_OF_BAR = { flex: '1 1 40%', overflow: 'hidden' } as const;

const MenuWithPopups = preloadedComponent(async () => (await import('./menu-with-popups')).MenuWithPopups);

interface MainMenuProps {
  mode: 'inline' | 'horizontal';
  collapsed?: boolean;
}

/** The navigation, from the route tree and the user's permissions. */
export function MainMenu({ mode, collapsed = false }: MainMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('menu.main')} style={{ minWidth: 0, ...(mode === 'horizontal' && SHARE_OF_BAR) }}>
      {mode === 'inline' && !collapsed ? <MenuColumn /> : <MenuWithPopups mode={mode} />}
    </nav>
  );
}
