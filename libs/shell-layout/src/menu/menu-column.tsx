import DownOutlined from '@ant-design/icons/DownOutlined';
import { type SyntheticEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeTitle } from '../routes/route-title';
import { MenuIconMark } from './menu-icons';
import { useMenuKeys } from './menu-keys';
import { MenuLabel } from './menu-label';
import { isDoneByLink, isLink, MenuLink } from './menu-link';
import { isGroup, type MenuEntry } from './menu-tree';
import { useMenuChoice } from './use-menu-choice';
import { useMenuEntries, useOpenGroups } from './use-menu-entries';

/**
 * The vertical menu with groups in place, one tab stop. Plain elements, because every first screen includes it.
 */
export function MenuColumn() {
  const { pathname, entries, addressOf, groupsHere, addressHere, counter, alertsAt } = useMenuEntries();
  const { i18n } = useTranslation('shell');
  const choiceOf = useMenuChoice();
  const { openGroups, openOnly } = useOpenGroups(pathname, groupsHere);
  const onKeyDown = useMenuKeys();
  const [focused, setFocused] = useState<string>();
  // Memoized: each navigation renders this several times.
  const drawn = useMemo(() => {
    const isOpen = ({ path }: MenuEntry) => openGroups.includes(path);
    const visible = (below: readonly MenuEntry[]): MenuEntry[] =>
      below.flatMap((entry) => [entry, ...(isOpen(entry) ? visible(entry.children) : [])]);
    const shown = visible(entries);
    const stop =
      shown.find((entry) => stopOf(entry) === focused) ??
      shown.find((entry) => !isGroup(entry) && addressOf(entry.path) === addressHere) ??
      shown[0];
    const draw = (entry: MenuEntry, parents: readonly MenuEntry[]) => {
      const { path, meta, children } = entry;
      const tabIndex = entry === stop ? 0 : -1;
      const badge = alertsAt(entry, parents, isOpen);
      const alerts = badge?.isRepeated ? undefined : badge;
      const icon = meta.icon && <MenuIconMark icon={meta.icon} marked={false} />;
      const indent = { paddingInlineStart: indentOf(parents.length) };
      if (isGroup(entry)) {
        const open = isOpen(entry);
        const around = parents.map((parent) => parent.path);
        const toggle = () => openOnly(open ? around : [...around, path]);
        return (
          <div key={path} role="none">
            <div
              role="menuitem"
              className="entry"
              tabIndex={tabIndex}
              data-stop={stopOf(entry)}
              aria-haspopup="menu"
              aria-expanded={open}
              data-here={groupsHere.includes(path) || undefined}
              style={indent}
              onClick={toggle}
              onKeyDown={(event) => {
                if (event.key === 'Enter') toggle();
              }}
            >
              {icon}
              <span className="words">
                <MenuLabel meta={meta} alerts={alerts} />
              </span>
              <DownOutlined aria-hidden className="arrow" />
            </div>
            {open && (
              <div role="menu" aria-label={routeTitle(i18n, meta)}>
                {children.map((child) => draw(child, [...parents, entry]))}
              </div>
            )}
          </div>
        );
      }
      const address = addressOf(path);
      const { decision, isPro, choose } = choiceOf(entry);
      const label = <MenuLabel meta={meta} pro={isPro} alerts={alerts} />;
      const act = (event: SyntheticEvent) => {
        if (!isDoneByLink(event, decision)) choose(address, routeTitle(i18n, meta));
      };
      return (
        <div
          key={path}
          role="menuitem"
          className="entry"
          // The link itself is the tab stop.
          tabIndex={isLink(decision) ? -1 : tabIndex}
          data-stop={stopOf(entry)}
          aria-current={address === addressHere ? 'page' : undefined}
          style={indent}
          onClick={act}
          onKeyDown={(event) => {
            if (event.key === 'Enter') act(event);
          }}
        >
          {icon}
          <span className="words">
            {isLink(decision) ? (
              <MenuLink
                to={address}
                path={entry.path}
                decision={decision}
                current={address === addressHere}
                tabIndex={tabIndex}
              >
                {label}
              </MenuLink>
            ) : (
              label
            )}
          </span>
        </div>
      );
    };

    return entries.map((entry) => draw(entry, []));
  }, [entries, addressOf, groupsHere, addressHere, alertsAt, choiceOf, openGroups, openOnly, focused, i18n]);

  return (
    <div
      role="menu"
      tabIndex={-1}
      className="console-menu"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('.entry')?.dataset['stop'])}
    >
      {drawn}
      {counter}
    </div>
  );
}

/** A group and its page have the same path. */
function stopOf({ path, children }: MenuEntry): string {
  return children.length > 0 ? `${path}/` : path;
}

/** Pixels. The first level below a group starts with the text of its group, the next ones deeper. */
function indentOf(level: number): number {
  return level === 0 ? 8 : 26 + level * 8;
}
