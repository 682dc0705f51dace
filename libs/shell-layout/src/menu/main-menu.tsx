import { Menu, type MenuProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation, useMatches, useNavigate } from 'react-router';
import { useGetUserDetailQuery } from '../api/session-api';
import { chainOf } from '../routes/route-handle';
import { routeTitle } from '../routes/route-title';
import { useRoutes } from '../routes/routes-context';
import { useConsole } from '../services/console-services';
import { isFreeApp } from '../subscription/edition';
import { menuVerdict, type MenuVerdict } from '../subscription/menu-verdict';
import { useSubscriptionDesk } from '../subscription/subscription-desk';
import { useAppDetail } from '../subscription/use-app-detail';
import { menuAddress, pathsOf } from './menu-address';
import { MENU_ICONS } from './menu-icons';
import { MenuLabel } from './menu-label';
import { menuTree, type MenuEntry } from './menu-tree';
import { useMenuParams } from './use-menu-params';
import { useOpenGroup } from './use-open-group';

/** A long product name or e-mail address is cut before the menu has no room. */
const SHARE_OF_BAR = { flex: '1 1 40%' } as const;

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
  const params = useMenuParams();
  const { config, paymentMethod } = useConsole();
  const { data: detail } = useGetUserDetailQuery();
  const permissions = new Set(detail?.group.permission.map((entry) => entry.apiGroupId));
  const entries = menuTree(routes, permissions);
  const paths = pathsOf(routes);
  const addressOf = (path: string) => menuAddress(path, params, paths);

  // Of an entry that stands for several addresses, the one that is open counts as it is written in the menu.
  const place = addressOf(chainOf(useMatches()).at(-1)?.path ?? '');
  const groupHere = entries.find((entry) => isGroup(entry) && place.startsWith(`${addressOf(entry.path)}/`));
  const { subscription, mayManage } = useAppDetail();
  const free = isFreeApp(subscription);
  const desk = useSubscriptionDesk();
  const canAskForPayment = mayManage && paymentMethod !== undefined;
  const verdicts = (path: string) =>
    menuVerdict(path, { subscription, buildMode: config.buildMode, canAskForPayment });
  const choose = (verdict: MenuVerdict, address: string, name: string) => {
    const go = () => void navigate(address);
    if (verdict === 'subscription') desk.openSubscription(name);
    else if (verdict === 'no-card') desk.openNoCardWarning(name);
    else if (verdict === 'ask-for-payment') void desk.withPaymentMethod(go);
    else go();
  };

  const inColumn = mode === 'inline' && !collapsed;
  const { openGroup, openOnly } = useOpenGroup(pathname, groupHere?.path);

  const item = (entry: MenuEntry): NonNullable<MenuProps['items']>[number] => {
    const { path, meta, children } = entry;
    const Icon = meta.icon && MENU_ICONS[meta.icon];
    const icon = Icon && <Icon aria-hidden />;
    const label = <MenuLabel meta={meta} appId={params.appId} free={free} />;
    if (isGroup(entry)) return { key: path, icon, label, children: children.map(item) };
    const address = addressOf(path);
    const verdict = verdicts(path);
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
        if (!inColumn) leavePopup(domEvent.currentTarget);
        choose(verdict, address, routeTitle(i18n, meta));
      },
    };
  };

  return (
    <nav aria-label={t('menu.main')} style={{ minWidth: 0, ...(mode === 'horizontal' && SHARE_OF_BAR) }}>
      <Menu
        mode={mode}
        items={entries.map(item)}
        selectedKeys={[place]}
        onKeyDown={pressBySpace}
        {...(mode === 'inline' && { inlineCollapsed: collapsed })}
        {...(inColumn && {
          openKeys: openGroup === undefined ? [] : [openGroup],
          onOpenChange: (keys: string[]) => {
            // The key that chooses an entry is taken for one that opens it.
            openOnly(keys.findLast((key) => entries.some((entry) => isGroup(entry) && entry.path === key)));
          },
        })}
        style={{ border: 0, background: 'transparent' }}
      />
    </nav>
  );
}

function isGroup({ children }: MenuEntry): boolean {
  return children.length > 0;
}

/** The space bar presses an entry as Enter does. */
function pressBySpace(event: KeyboardEvent) {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.target.click();
}

/** A popup goes with the choice of its entry, and so would the focus: the group that opened it keeps it. */
function leavePopup(entry: Element) {
  const popup = entry.closest('[role="menu"]')?.id;
  if (popup && entry.contains(document.activeElement))
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(popup)}"]`)?.focus();
}

function isForNewTab({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) {
  return ctrlKey || metaKey || shiftKey;
}
