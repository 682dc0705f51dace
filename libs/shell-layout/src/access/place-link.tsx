import LockOutlined from '@ant-design/icons/LockOutlined';
import { theme } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Place } from './use-places';

interface PlaceLinkProps {
  place: Place;
  /** What the place is called. */
  children: string;
}

/** The way to a place of the menu; one that is closed is a button with a lock, which says why and answers. */
export function PlaceLink({ place, children }: PlaceLinkProps) {
  const { token } = theme.useToken();
  const reasonId = useId();
  const { address, closed, asksFirst, go } = place;
  if (closed === undefined) {
    return (
      <Link
        to={address}
        onClick={(event) => {
          // What opens in a new tab is the browser's.
          if (!asksFirst || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          go(children);
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
        title={closed}
        onClick={() => {
          go(children);
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
        {closed}
      </span>
    </>
  );
}
