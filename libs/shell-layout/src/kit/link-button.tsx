import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router';

type LinkButtonProps = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'children'> & {
  /** A path of the console. */
  to: string;
};

/** A link with the looks of a button: one stop for the keyboard, and open to a new tab. */
export function LinkButton({ to, ...looks }: LinkButtonProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to);
  return <Button {...looks} href={href} onClick={follow} />;
}
