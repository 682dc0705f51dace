import { theme } from 'antd';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { preloadedComponent } from '../lazy/preloaded-component';

const Bubble = preloadedComponent(
  async () => (await import('./hint-bubble')).HintBubble,
  ({ open }) => open,
);

interface HintProps {
  /** Undefined: no hint. */
  text: string | undefined;
  placement?: 'top' | 'right' | 'bottom';
  style?: CSSProperties;
  children: ReactNode;
}

/** Shows a hint on hover and keyboard focus. */
export function Hint({ text, placement = 'top', style, children }: HintProps) {
  const { token } = theme.useToken();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    // Observes pointer and focus; the interactive element is a child.
    <span
      role="presentation"
      style={{ position: 'relative', display: 'inline-flex', borderRadius: token.borderRadius, ...style }}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={close}
      onFocus={({ target }) => setOpen(target.matches(':focus-visible'))}
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
