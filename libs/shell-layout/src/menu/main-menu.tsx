import { useTranslation } from 'react-i18next';
import { preloadedComponent } from '@console/ui/lazy';
import { MenuColumn } from './menu-column';

/**
 * A long product name or e-mail address is cut before the menu has no room. Until antd has measured it, the menu is cut.
 */
const SHARE_OF_BAR = { flex: '1 1 40%', overflow: 'hidden' } as const;

const MenuWithPopups = preloadedComponent(async () => (await import('./menu-with-popups')).MenuWithPopups);

interface MainMenuProps {
  mode: 'inline' | 'horizontal';
  collapsed?: boolean;
}

/** The navigation between screens, made of the route tree and what the person may do. */
export function MainMenu({ mode, collapsed = false }: MainMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('menu.main')} style={{ minWidth: 0, ...(mode === 'horizontal' && SHARE_OF_BAR) }}>
      {mode === 'inline' && !collapsed ? <MenuColumn /> : <MenuWithPopups mode={mode} />}
    </nav>
  );
}
