import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router';

type LinkButtonProps = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'children'> & {
  /** A path of the console. */
  to: string;
  /** Decides on going there: calls `go`, or does something else. What opens in a new tab is the browser's. */
  gate?: (go: () => void) => void;
};

/** A link with the looks of a button: one stop for the keyboard, and open to a new tab. */
export function LinkButton({ to, gate, ...looks }: LinkButtonProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = useLinkClickHandler<HTMLElement>(to);

  const click = (event: MouseEvent<HTMLElement>) => {
    if (!gate || event.ctrlKey || event.metaKey || event.shiftKey) {
      follow(event);
      return;
    }
    event.preventDefault();
    gate(() => void navigate(to));
  };
  return <Button {...looks} href={href} onClick={click} />;
}
