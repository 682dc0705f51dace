import { theme } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { useKeepFrom } from '../../navigation/use-navigation-paths';
import type { Tab } from '../../routes/use-tabs';

/** Links, not the tabs of one page: each is a place of its own, and the one that is open says so. */
export function PageTabs({ tabs }: { tabs: readonly Tab[] }) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const { pathname } = useLocation();
  const keepFrom = useKeepFrom();
  const bar = useRef<HTMLElement>(null);

  // On a phone the bar may be wider than the window.
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname, tabs.length]);

  return (
    <nav
      ref={bar}
      aria-label={t('detail.pages')}
      style={{
        display: 'flex',
        gap: token.marginLG,
        marginBottom: token.marginLG,
        overflowX: 'auto',
        borderBottom: `1px solid ${token.colorSplit}`,
      }}
    >
      {tabs.map(({ to, label }) => (
        <NavLink
          key={to}
          to={keepFrom(to)}
          style={({ isActive }) => ({
            padding: `${String(token.paddingXS)}px 0`,
            whiteSpace: 'nowrap',
            color: isActive ? token.colorLink : token.colorText,
            borderBottom: `2px solid ${isActive ? token.colorPrimary : 'transparent'}`,
          })}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
