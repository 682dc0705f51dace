import { useMatches, Outlet } from 'react-router';
import { useGrants } from './use-access';
import { useRouteNames } from './use-route-names';
import { contentDenial } from '../guards/obstacle';
import { chainOf } from '../routes/route-handle';
import { LockedState } from './locked-state';

/** The open tab of a frame, or in place of it what keeps the user from its content. @see spec 6 */
export function TabOutlet() {
  const chain = chainOf(useMatches());
  const nameOf = useRouteNames();
  const denial = contentDenial(chain, useGrants());
  const tab = chain.findLast(({ meta }) => meta.contentFor);
  return denial && tab ? <LockedState denial={denial} what={nameOf([tab.meta])} /> : <Outlet />;
}
