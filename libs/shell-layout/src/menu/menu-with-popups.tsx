import { Menu, type MenuProps } from 'antd';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeTitle } from '../routes/route-title';
import { MenuIconMark } from './menu-icons';
import { MenuLabel } from './menu-label';
import { isDoneByLink, isLink, MenuLink } from './menu-link';
import { isGroup, type MenuEntry, menuPath } from './menu-tree';
import { useMenuChoice } from './use-menu-choice';
import { useMenuEntries } from './use-menu-entries';

/** The menu whose groups open as popups. */
export function MenuWithPopups({ mode }: { mode: 'inline' | 'horizontal' }) {
  const { i18n } = useTranslation('shell');
  const { entries, addressOf, addressHere, counter, alertsAt } = useMenuEntries();
  const choiceOf = useMenuChoice();
  const [popups, setPopups] = useState<string[]>([]);
  const collapsed = mode === 'inline';

  // Memoized: the menu is large, and each navigation renders this several times.
  const menu = useMemo(() => {
    const isOpen = ({ path }: MenuEntry) => popups.includes(path);
    const item = (
      entry: MenuEntry,
      parents: readonly MenuEntry[],
    ): NonNullable<MenuProps['items']>[number] => {
      const { path, meta, children } = entry;
      const badge = alertsAt(entry, parents, isOpen);
      const icon = collapsed && meta.icon && <MenuIconMark icon={meta.icon} marked={badge !== undefined} />;
      if (isGroup(entry)) {
        const below = [...parents, entry];
        const label = <MenuLabel meta={meta} alerts={badge} />;
        return { key: path, icon, label, children: children.map((child) => item(child, below)) };
      }
      const address = addressOf(path);
      const { decision, isPro, choose } = choiceOf(entry);
      const label = <MenuLabel meta={meta} pro={isPro} alerts={badge} />;
      return {
        key: address,
        icon,
        label: isLink(decision) ? (
          // The menu is one tab stop.
          <MenuLink
            to={address}
            path={path}
            decision={decision}
            current={address === addressHere}
            tabIndex={-1}
          >
            {label}
          </MenuLink>
        ) : (
          label
        ),
        onClick: ({ domEvent }) => {
          if (isDoneByLink(domEvent, decision)) return;
          leavePopups(domEvent.currentTarget);
          choose(address, routeTitle(i18n, meta));
        },
      };
    };

    const isChoice = (key: string) =>
      menuPath(entries, (entry) => !isGroup(entry) && addressOf(entry.path) === key).length > 0;

    return (
      <Menu
        mode={mode}
        items={entries.map((entry) => item(entry, []))}
        selectedKeys={addressHere === undefined ? [] : [addressHere]}
        onKeyDown={pressBySpace}
        onOpenChange={(keys) => {
          // The key that chooses an entry would open it: it closes all popups, as a click does.
          setPopups(keys.some(isChoice) ? [] : keys);
        }}
        {...(collapsed && { inlineCollapsed: true })}
        openKeys={popups}
        style={{ border: 0, background: 'transparent' }}
      />
    );
  }, [entries, addressOf, addressHere, alertsAt, choiceOf, mode, collapsed, popups, i18n]);

  return (
    <>
      {counter}
      {menu}
    </>
  );
}

/** Space activates an entry like Enter. */
function pressBySpace(event: KeyboardEvent) {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.target.click();
}

/** Choosing an entry closes its popups; the outermost group takes the focus. */
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
