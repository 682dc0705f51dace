import { useGetProfileQuery, useGetUserDetailQuery } from '../api/session-api';
import { actObstacle, type Obstacle, type Requirement } from '../guards/obstacle';
import type { Permissions } from '../guards/permissions';
import { useConsole } from '../services/console-services';
import { useGatePassed } from '../session/use-gate-passed';
import { isFreeApp } from '../subscription/edition';
import { useAppDetail } from '../subscription/use-app-detail';

/** Who is signed in, and what they hold in the app that calls are made for; undefined until it is known. */
export function useAccess() {
  const { session } = useConsole();
  const { data: user } = useGetProfileQuery(undefined, { skip: session.token === null });
  const { data: detail } = useGetUserDetailQuery(undefined, { skip: !useGatePassed() });
  const permissions: Permissions | undefined =
    detail && new Set(detail.group.permission.map((entry) => entry.apiGroupId));
  return { user, group: detail?.group, permissions };
}

/** Tells what keeps the signed-in person from an act, as far as the console knows: the server has the last word. */
export function useObstacleOf(): (requirement: Requirement) => Obstacle | undefined {
  const { user, permissions } = useAccess();
  const { subscription } = useAppDetail();
  return (requirement) =>
    actObstacle(requirement, {
      permissions,
      viewOnly: user?.viewOnly,
      freeApp: isFreeApp(subscription),
      cardMissing: subscription?.addedPrimaryCard === false,
      userId: user?.id,
    });
}

/** What keeps the signed-in person from one act. */
export function useActObstacle(requirement: Requirement): Obstacle | undefined {
  return useObstacleOf()(requirement);
}
