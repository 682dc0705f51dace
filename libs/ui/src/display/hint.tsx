import { theme } from 'antd';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { preloadedComponent } from '../lazy/preloaded-component';

const Bubble = preloadedComponent(
  async () => (await import('./hint-bubble')).HintBubble,
  ({ open }) => open,
);

interface HintProps {
  /** Nothing is said without. */
  text: string | undefined;
  placement?: 'top' | 'right' | 'bottom';
  /** Of the box around what the hint is about. */
  style?: CSSProperties;
  children: ReactNode;
}

/** Says something about what it stands around, to whoever points at it or comes to it by the keyboard. */
export function Hint({ text, placement = 'top', style, children }: HintProps) {
  const { token } = theme.useToken();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };

  return (
    // It watches where the pointer and the focus are; what acts stands within.
    <span
      role="presentation"
      style={{ position: 'relative', display: 'inline-flex', borderRadius: token.borderRadius, ...style }}
      onPointerEnter={() => {
        setOpen(true);
      }}
      onPointerLeave={close}
      onFocus={({ target }) => {
        setOpen(target.matches(':focus-visible'));
      }}
      onBlur={close}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      onClick={close}
    >
      {children}
      {text !== undefined && <Bubble open={open} text={text} placement={placement} />}
    </span>
  );
}
