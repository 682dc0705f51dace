import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import { ADMIN_APP_ID, STORED_ITEMS } from '@console/http';
import { clipText } from '@console/i18n';
import { useAppDetail, useConsole } from '@console/shell-layout';
import { Hint, Monogram } from '@console/ui';
import { useId, useRef, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { chainOf, openPaths, useGrants, useMenuParams, useRoutes } from '@console/shell-layout/menu';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { pathInApp } from './app-paths';

/** Pixels: the list's width as in the shell's `menu-styles.ts`, its distance from the button and from the edge of the page. */
const WIDTH = 320;
const GAP = 4;
const MARGIN = 8;

interface AppSwitcherProps {
  /** Shows the app's initials only, for the collapsed menu. */
  compact?: boolean;
}

/** The current app, and the list to switch to another; empty without a feature that lists apps. */
export function AppSwitcher({ compact = false }: AppSwitcherProps) {
  const { t } = useTranslation('workspace');
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [position, setPosition] = useState({ left: 0, top: 0 });
  const { appId, subscription, isNoAccess } = useAppDetail();
  const { slots, storage } = useConsole();
  const { appSwitch: AppSwitch } = slots;
  const switchTo = useSwitchApp();
  if (!AppSwitch) return null;

  const all = t('appSwitcher.all');
  const isAll = appId === ADMIN_APP_ID;
  const name = isNoAccess ? t('appSwitcher.unknown') : clipText(subscription?.name ?? appId);
  const app = isAll ? all : name;
  const label = t('appSwitcher.current', { app });
  const place = () => {
    const { left, right, top, bottom } = button.current?.getBoundingClientRect() ?? new DOMRect();
    const rightmost = Math.max(MARGIN, window.innerWidth - WIDTH - MARGIN);
    setPosition(
      compact ? { left: right + GAP, top } : { left: Math.min(left, rightmost), top: bottom + GAP },
    );
  };
  return (
    <>
      <Hint text={label} placement={compact ? 'right' : 'bottom'} style={{ minWidth: 0, width: '100%' }}>
        <button
          ref={button}
          type="button"
          className="console-app"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
          popoverTarget={listId}
        >
          {isAll ? <AppstoreOutlined aria-hidden className="all" /> : <Monogram name={app} />}
          {!compact && (
            <>
              <span className="name">{app}</span>
              <svg aria-hidden viewBox="0 0 10 16" width="10" height="16">
                <path
                  d="m1.5 6 3.5-3.5L8.5 6m-7 4L5 13.5 8.5 10"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.3"
                />
              </svg>
            </>
          )}
        </button>
      </Hint>
      <div
        ref={list}
        id={listId}
        popover="auto"
        role="dialog"
        aria-label={t('appSwitcher.list')}
        className="console-app-list"
        style={position}
        onBeforeToggle={place}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <AppSwitch
            current={appId}
            all={all}
            recent={storage.read(STORED_ITEMS.recentApps)}
            onChoose={(chosen) => {
              list.current?.hidePopover();
              switchTo(chosen);
            }}
          />
        )}
      </div>
    </>
  );
}

/** Chooses an app and opens the current page in it. */
function useSwitchApp(): (appId: string) => void {
  const { session } = useConsole();
  const navigate = useNavigate();
  const { key } = useLocation();
  const matches = useMatches();
  const routes = useRoutes();
  const current = useMenuParams().appId;
  const { permissions, app } = useGrants();

  // Chosen once its page is open: unsaved input may block the navigation.
  const chosen = useRef<string>(undefined);
  const { params = {} } = matches.at(-1) ?? {};
  const { appId: shown } = params;
  useEffect(() => {
    if (shown !== undefined && chosen.current === shown) session.workIn(shown);
    chosen.current = undefined;
  }, [session, key, shown]);

  return (appId) => {
    if (appId === ADMIN_APP_ID || appId === current) session.workIn(appId);
    if (appId === current) return;
    const paths = openPaths(routes, permissions ?? new Set(), app);
    const path = pathInApp(appId, { chain: chainOf(matches), params, paths });
    chosen.current = appId;
    if (path !== undefined) void navigate(path);
  };
}
