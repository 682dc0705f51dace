import LockOutlined from '@ant-design/icons/LockOutlined';
import { Button, theme } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMenuChoice } from '../menu/use-menu-choice';
import { useObstacleAnswer } from './use-obstacle-answer';
import { useObstacleReason } from './use-obstacle-reason';
import { usePlaceAccess } from './use-place-access';

interface PlaceLinkProps {
  /** Of the route tree: `/apps/:appId/product/ssai`. */
  path: string;
  /** What the place is called. */
  children: string;
}

/**
 * The way to a place of the menu, as the menu goes it. One that is closed is a button with a lock, which says why and answers
 * instead of going there: by the subscription, by the warning of the missing card, or by "Why can't I?".
 * @see docs/behaviour.md 4.4, 4.5, 6
 */
export function PlaceLink({ path, children }: PlaceLinkProps) {
  const { token } = theme.useToken();
  const { address, obstacle } = usePlaceAccess()(path);
  const { verdict, choose } = useMenuChoice()(path);
  const reasonOf = useObstacleReason();
  const { answer, dialog } = useObstacleAnswer();
  const reasonId = useId();

  return (
    <>
      {obstacle ? (
        <>
          <Button
            type="link"
            icon={<LockOutlined aria-hidden />}
            aria-haspopup="dialog"
            aria-describedby={reasonId}
            title={reasonOf(obstacle)}
            onClick={() => {
              answer(obstacle, children);
            }}
            style={{
              height: 'auto',
              padding: 0,
              whiteSpace: 'normal',
              textAlign: 'start',
              color: token.colorTextDescription,
              fontWeight: 'inherit',
            }}
          >
            {children}
          </Button>
          <span id={reasonId} hidden>
            {reasonOf(obstacle)}
          </span>
        </>
      ) : (
        <Link
          to={address}
          onClick={(event) => {
            // What opens in a new tab is the browser's.
            if (verdict === 'go' || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            choose(address, children);
          }}
        >
          {children}
        </Link>
      )}
      {dialog}
    </>
  );
}
