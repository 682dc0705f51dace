import LockOutlined from '@ant-design/icons/LockOutlined';
import { theme } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router';
import type { MenuPage } from './use-menu-pages';

interface MenuPageLinkProps {
  page: MenuPage;
  /** What the place is called. */
  children: string;
}

/** The way to a place of the menu; one that is closed is a button with a lock, which says why and answers. */
export function MenuPageLink({ page, children }: MenuPageLinkProps) {
  const { token } = theme.useToken();
  const reasonId = useId();
  const { address, denialReason, intercepted, open } = page;
  if (denialReason === undefined) {
    return (
      <Link
        to={address}
        onClick={(event) => {
          // What opens in a new tab is the browser's.
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
      {/* Plain, because there are many of them on a page. */}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={reasonId}
        title={denialReason}
        onClick={() => {
          open(children);
        }}
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
