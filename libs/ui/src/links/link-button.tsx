import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useUi } from '../provider/ui-provider';
import { isPlainClick } from './plain-link';

type LinkButtonProps = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'children'> & {
  /** A path of the console. */
  to: string;
  /** Decides on going there: calls `go`, or does something else. What opens in a new tab is the browser's. */
  gate?: (go: () => void) => void;
};

/** A link with the looks of a button: one stop for the keyboard, and open to a new tab. */
export function LinkButton({ to, gate, ...looks }: LinkButtonProps) {
  const { go } = useUi().useNavigation();

  const click = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const follow = () => {
      go(to);
    };
    if (gate) gate(follow);
    else follow();
  };
  return <Button {...looks} href={to} onClick={click} />;
}
