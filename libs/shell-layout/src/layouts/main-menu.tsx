import { Menu, type MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { useGetUserDetailQuery } from '../api/session-api';
import { routeTitle } from '../routes/route-title';
import { useRoutes } from '../routes/routes-context';
import { MENU_ICONS } from './menu-icons';
import { menuTree, type MenuEntry } from './menu-tree';

interface MainMenuProps {
  mode: 'inline' | 'horizontal';
  collapsed?: boolean;
}

/** The navigation between screens, made of the route tree and what the person may do. */
export function MainMenu({ mode, collapsed = false }: MainMenuProps) {
  const { t, i18n } = useTranslation('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const routes = useRoutes();
  const { data: detail } = useGetUserDetailQuery();
  const permissions = new Set(detail?.group.permission.map((entry) => entry.apiGroupId));
  const entries = menuTree(routes, permissions);

  const current = currentGroup(entries, pathname);
  const [open, setOpen] = useState<{ at: string; group: string | undefined }>({
    at: pathname,
    group: current,
  });
  // A new place opens its own group; until then the person decides.
  const openGroup = open.at === pathname ? open.group : current;

  const item = (entry: MenuEntry): NonNullable<MenuProps['items']>[number] => {
    const Icon = entry.meta.icon && MENU_ICONS[entry.meta.icon];
    const title = routeTitle(i18n, entry.meta);
    const isGroup = entry.children.length > 0;
    return {
      key: entry.path,
      icon: Icon && <Icon aria-hidden />,
      label: isGroup ? (
        title
      ) : (
        <NavLink to={entry.path} end>
          {title}
        </NavLink>
      ),
      ...(isGroup && { children: entry.children.map(item) }),
    };
  };

  return (
    <nav aria-label={t('menu.main')} style={{ minWidth: 0, flex: mode === 'horizontal' ? 1 : undefined }}>
      <Menu
        mode={mode}
        items={entries.map(item)}
        selectedKeys={[pathname]}
        {...(mode === 'inline' && { inlineCollapsed: collapsed })}
        {...(mode === 'inline' &&
          !collapsed && {
            openKeys: openGroup === undefined ? [] : [openGroup],
            onOpenChange: (keys: string[]) => {
              setOpen({ at: pathname, group: keys.at(-1) });
            },
          })}
        onClick={({ key, domEvent }) => {
          // A click is the link's own; the keyboard reaches the entry around it.
          if (domEvent.type === 'keydown') void navigate(key);
        }}
        style={{ border: 0, background: 'transparent' }}
      />
    </nav>
  );
}

function currentGroup(entries: readonly MenuEntry[], pathname: string): string | undefined {
  return entries.find((entry) => entry.children.length > 0 && pathname.startsWith(`${entry.path}/`))?.path;
}
