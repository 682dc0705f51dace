import { Menu, theme, type MenuProps } from 'antd';
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation, useMatches } from 'react-router';
import { useUserDetail } from '../api/session-api';
import { chainOf } from '../routes/route-handle';
import { routeTitle } from '../routes/route-title';
import { useRoutes } from '../routes/routes-context';
import { useConsole } from '../services/console-services';
import { useWatched } from '../services/use-watched';
import { isFreeApp } from '../subscription/edition';
import { useAppDetail } from '../subscription/use-app-detail';
import { menuAddress, openPaths } from './menu-address';
import { MenuIconMark } from './menu-icon-mark';
import { MenuLabel } from './menu-label';
import { menuTree, type MenuEntry } from './menu-tree';
import { isGroup, menuWay } from './menu-way';
import { useMenuChoice } from './use-menu-choice';
import { useMenuParams } from './use-menu-params';
import { useOpenGroups } from './use-open-groups';

/** A long product name or e-mail address is cut before the menu has no room. */
const SHARE_OF_BAR = { flex: '1 1 40%' } as const;

interface MainMenuProps {
  mode: 'inline' | 'horizontal';
  collapsed?: boolean;
}

/** The navigation between screens, made of the route tree and what the person may do. */
export function MainMenu({ mode, collapsed = false }: MainMenuProps) {
  const { t, i18n } = useTranslation('shell');
  const { token } = theme.useToken();
  const { pathname } = useLocation();
  const routes = useRoutes();
  const params = useMenuParams();
  const detail = useUserDetail();
  const { entries, paths } = useMemo(() => {
    const permissions = new Set(detail?.group.permission.map((entry) => entry.apiGroupId));
    return { entries: menuTree(routes, permissions), paths: openPaths(routes, permissions) };
  }, [routes, detail]);
  const addressOf = useCallback((path: string) => menuAddress(path, params, paths), [params, paths]);

  // Of an entry that stands for several addresses, the one that is open counts as it is written in the menu; a place without
  // an entry belongs to that of the one above it.
  const chain = chainOf(useMatches());
  const { here, groupsHere } = useMemo(() => {
    const way =
      chain
        .map(({ path }) => menuWay(entries, (entry) => addressOf(entry.path) === addressOf(path)))
        .findLast((found) => found.length > 0) ?? [];
    return { here: way.at(-1), groupsHere: way.filter(isGroup).map((entry) => entry.path) };
  }, [chain, entries, addressOf]);
  const { subscription } = useAppDetail();
  const free = isFreeApp(subscription);
  const choiceOf = useMenuChoice();

  const inColumn = mode === 'inline' && !collapsed;
  const { openGroups, openOnly } = useOpenGroups(pathname, groupsHere);
  const [popups, setPopups] = useState<string[]>([]);
  const { alerts } = useConsole();
  const total = useWatched(entries.some(countsAlerts) ? alerts : undefined, params.appId);

  // Drawn again where something of it has changed: much stands in it, and each navigation passes here several times.
  const menu = useMemo(() => {
    const isOpen = ({ path }: MenuEntry) => (inColumn ? openGroups : popups).includes(path);
    const item = (
      entry: MenuEntry,
      parents: readonly MenuEntry[],
    ): NonNullable<MenuProps['items']>[number] => {
      const { path, meta, children } = entry;
      // Either the entry itself tells it, or the outermost of its groups that is closed.
      const vacant = !parents.every(isOpen) || (isGroup(entry) && isOpen(entry));
      const told = total && countsAlerts(entry) ? { total, vacant } : undefined;
      const label = <MenuLabel meta={meta} free={free} alerts={told} />;
      const icon = meta.icon && <MenuIconMark icon={meta.icon} marked={collapsed && told !== undefined} />;
      if (isGroup(entry)) {
        const below = [...parents, entry];
        return { key: path, icon, label, children: children.map((child) => item(child, below)) };
      }
      const address = addressOf(path);
      const { verdict, choose } = choiceOf(path);
      const isLink = verdict === 'go' || verdict === 'ask-for-payment';
      return {
        key: address,
        icon,
        label: isLink ? (
          <NavLink
            to={address}
            end
            // The entry cuts off what is around the link, a ring as well.
            style={{ outlineOffset: -3 }}
            // Entries that find no room are hidden, yet their links would still be stops: there the arrow keys lead to them.
            tabIndex={mode === 'horizontal' ? -1 : undefined}
            onClick={(event) => {
              // What it does is up to the entry around it.
              if (verdict !== 'go' && !isForNewTab(event)) event.preventDefault();
            }}
          >
            {label}
          </NavLink>
        ) : (
          label
        ),
        // In a column every entry is a stop of the keyboard: a link by itself, what is no link by this.
        ...(!isLink && inColumn && { tabIndex: 0 }),
        onClick: ({ domEvent }) => {
          const onLink = domEvent.target instanceof Element && domEvent.target.closest('a') !== null;
          // What a link does by itself; the key on it is followed by a click.
          if (onLink && (domEvent.type === 'keydown' || verdict === 'go' || isForNewTab(domEvent))) return;
          if (!inColumn) leavePopups(domEvent.currentTarget);
          choose(address, routeTitle(i18n, meta));
        },
      };
    };

    const isChoice = (key: string) =>
      menuWay(entries, (entry) => !isGroup(entry) && addressOf(entry.path) === key).length > 0;
    const followOpen = (keys: string[]) => {
      // The key that chooses an entry is taken for one that opens it: in popups it closes them all, as a click does.
      if (!inColumn) {
        setPopups(keys.some(isChoice) ? [] : keys);
        return;
      }
      const opened = menuWay(
        entries,
        (entry) => isGroup(entry) && keys.includes(entry.path) && !openGroups.includes(entry.path),
      );
      const closed = openGroups.findIndex((group) => !keys.includes(group));
      if (opened.length > 0) openOnly(opened.map(({ path }) => path));
      else if (closed >= 0) openOnly(openGroups.slice(0, closed));
    };

    return (
      <Menu
        mode={mode}
        items={entries.map((entry) => item(entry, []))}
        selectedKeys={here && !isGroup(here) ? [addressOf(here.path)] : []}
        onKeyDown={pressBySpace}
        onOpenChange={followOpen}
        inlineIndent={token.padding}
        {...(mode === 'inline' && { inlineCollapsed: collapsed })}
        openKeys={inColumn ? [...openGroups] : popups}
        style={{ border: 0, background: 'transparent' }}
      />
    );
  }, [
    entries,
    addressOf,
    here,
    free,
    choiceOf,
    mode,
    collapsed,
    inColumn,
    openGroups,
    openOnly,
    popups,
    total,
    i18n,
    token,
  ]);

  return (
    <nav aria-label={t('menu.main')} style={{ minWidth: 0, ...(mode === 'horizontal' && SHARE_OF_BAR) }}>
      {menu}
    </nav>
  );
}

/** Whether the entry, or one below it, shows the number of alerts. */
function countsAlerts({ meta, children }: MenuEntry): boolean {
  return meta.badge === 'alerts' || children.some(countsAlerts);
}

/** The space bar presses an entry as Enter does. */
function pressBySpace(event: KeyboardEvent) {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.target.click();
}

/** Popups go with the choice of an entry in them, and so would the focus: the group that opened the first of them keeps it. */
function leavePopups(entry: Element) {
  if (!entry.contains(document.activeElement)) return;
  let opener: HTMLElement | null = null;
  for (let above = openerOf(entry); above; above = openerOf(above)) opener = above;
  opener?.focus();
}

function openerOf(entry: Element): HTMLElement | null {
  const popup = entry.closest('[role="menu"]')?.id;
  return popup ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(popup)}"]`) : null;
}

function isForNewTab({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) {
  return ctrlKey || metaKey || shiftKey;
}
