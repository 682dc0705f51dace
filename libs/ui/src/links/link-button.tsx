import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useUi } from '../provider/ui-provider';
import { isPlainClick } from './plain-link';

type LinkButtonProps = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'children' | 'title' | 'aria-label'> & {
  to: string;
  /** Calls `go` or does something else; not called for new tabs. */
  gate?: (go: () => void) => void;
};

/** A link styled as a button, which can open in a new tab. */
export function LinkButton({ to, gate, ...looks }: LinkButtonProps) {
  const { go } = useUi().useNavigation();

  const click = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const follow = () => go(to);
    if (gate) gate(follow);
    else follow();
  };
  return <Button {...looks} href={to} onClick={click} />;
}
