import { theme } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainLink } from '../links/plain-link';
import { useUi } from '../provider/ui-provider';

export interface Tab {
  to: string;
  label: string;
}

/** Tabs as links, because each is a page. */
export function PageTabs({ tabs }: { tabs: readonly Tab[] }) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const ui = useUi();
  const { pathname } = ui.useLocation();
  const keepFrom = ui.useKeepFrom();
  const bar = useRef<HTMLElement>(null);

  // Scrolls the current tab into view on phones, when the browser calculates the layout anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, tabs.length]);

  const active = tabs
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];

  return (
    <nav
      ref={bar}
      aria-label={t('detail.pages')}
      style={{
        display: 'flex',
        gap: token.marginMD,
        marginBottom: token.margin,
        overflowX: 'auto',
        borderBottom: `1px solid ${token.colorSplit}`,
      }}
    >
      {tabs.map(({ to, label }) => {
        const isActive = to === active?.to;
        return (
          <PlainLink
            key={to}
            to={keepFrom(to)}
            {...(isActive && { 'aria-current': 'page' })}
            style={{
              padding: `${String(token.paddingXS)}px 0`,
              whiteSpace: 'nowrap',
              fontWeight: 500,
              color: isActive ? token.colorText : token.colorTextSecondary,
              borderBottom: `2px solid ${isActive ? token.colorPrimary : 'transparent'}`,
            }}
          >
            {label}
          </PlainLink>
        );
      })}
    </nav>
  );
}
