import LockOutlined from '@ant-design/icons/LockOutlined';
import { theme } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router';
import type { MenuPage } from './use-menu-pages';

/** A link to a menu page, or a button with a lock that explains the denial. */
export function MenuPageLink({ page, children }: { page: MenuPage; children: string }) {
  const { token } = theme.useToken();
  const reasonId = useId();
  const { address, denialReason, intercepted, open } = page;
  if (denialReason === undefined) {
    return (
      <Link
        to={address}
        onClick={(event) => {
          // New tabs are left to the browser.
          if (!intercepted || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          open(children);
        }}
      >
        {children}
      </Link>
    );
  }
  return (
    <>
      {/* A plain element, because pages have many. */}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={reasonId}
        title={denialReason}
        onClick={() => open(children)}
        style={{
          padding: 0,
          border: 0,
          background: 'none',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'pointer',
          color: token.colorTextDescription,
        }}
      >
        <LockOutlined aria-hidden style={{ marginInlineEnd: token.marginXS }} />
        {children}
      </button>
      <span id={reasonId} hidden>
        {denialReason}
      </span>
    </>
  );
}
