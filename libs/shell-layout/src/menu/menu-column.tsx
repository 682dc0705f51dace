import DownOutlined from '@ant-design/icons/DownOutlined';
import { type KeyboardEvent, type SyntheticEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { routeTitle } from '../routes/route-title';
import { MenuIconMark } from './menu-icons';
import { MenuLabel } from './menu-label';
import { isDoneByLink, isLink, MenuLink } from './menu-link';
import { isGroup, type MenuEntry } from './menu-tree';
import { useMenuChoice } from './use-menu-choice';
import { useMenuEntries, useOpenGroups } from './use-menu-entries';

/** Arrow keys move between links, and between entries without a link. */
const STOPS = 'a, [role="menuitem"][tabindex="0"]';

/** The vertical menu with groups in place. Plain elements, because every first screen includes it. */
export function MenuColumn() {
  const { pathname, entries, addressOf, groupsHere, addressHere, alertsAt } = useMenuEntries();
  const { i18n } = useTranslation('shell');
  const choiceOf = useMenuChoice();
  const { openGroups, openOnly } = useOpenGroups(pathname, groupsHere);
  // Memoized: each navigation renders this several times.
  return useMemo(() => {
    const isOpen = ({ path }: MenuEntry) => openGroups.includes(path);
    const drawn = (entry: MenuEntry, parents: readonly MenuEntry[]) => {
      const { path, meta, children } = entry;
      const alerts = alertsAt(entry, parents, isOpen);
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
              tabIndex={0}
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
                {children.map((child) => drawn(child, [...parents, entry]))}
              </div>
            )}
          </div>
        );
      }
      const address = addressOf(path);
      const { decision, choose } = choiceOf(entry);
      const label = <MenuLabel meta={meta} pro={decision === 'subscription'} alerts={alerts} />;
      const act = (event: SyntheticEvent) => {
        if (!isDoneByLink(event, decision)) choose(address, routeTitle(i18n, meta));
      };
      return (
        <div
          key={path}
          role="menuitem"
          className="entry"
          // The link itself is the tab stop.
          tabIndex={isLink(decision) ? -1 : 0}
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
              <MenuLink to={address} decision={decision}>
                {label}
              </MenuLink>
            ) : (
              label
            )}
          </span>
        </div>
      );
    };

    return (
      <div role="menu" tabIndex={0} className="console-menu" onKeyDown={leadOn}>
        {entries.map((entry) => drawn(entry, []))}
      </div>
    );
  }, [entries, addressOf, groupsHere, addressHere, alertsAt, choiceOf, openGroups, openOnly, i18n]);
}

/** Pixels. Entries without an icon start where the text of their group starts. */
function indentOf(level: number): number {
  return level === 0 ? 8 : 34 + (level - 1) * 12;
}

/** Arrow keys, Home and End move the focus; space activates like Enter. */
function leadOn(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  if (key === ' ') {
    event.preventDefault();
    target.click();
    return;
  }
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  // -1 for the menu itself.
  const at = target === currentTarget ? -1 : stops.findIndex((stop) => target.contains(stop));
  const next = nextOf(key, at, stops.length);
  if (next === undefined) return;
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}

function nextOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at < 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
