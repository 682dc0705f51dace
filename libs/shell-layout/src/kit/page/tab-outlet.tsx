import { useMatches, Outlet } from 'react-router';
import { useHeld } from '../../access/use-access';
import { useRouteNames } from '../../access/use-route-names';
import { contentObstacle } from '../../guards/obstacle';
import { chainOf } from '../../routes/route-handle';
import { LockedState } from './locked-state';

/** The open tab of a frame, or in place of it what keeps the user from its content. @see spec 6 */
export function TabOutlet() {
  const chain = chainOf(useMatches());
  const nameOf = useRouteNames();
  const obstacle = contentObstacle(chain, useHeld());
  const tab = chain.findLast(({ meta }) => meta.contentFor);
  return obstacle && tab ? <LockedState obstacle={obstacle} what={nameOf([tab.meta])} /> : <Outlet />;
}
