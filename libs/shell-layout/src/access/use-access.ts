import type { z } from 'zod';
import { useGetProfileQuery, useUserDetail } from '../api/session-api';
import { actObstacle, type Obstacle, type Requirement } from '../guards/obstacle';
import type { Permissions } from '../guards/permissions';
import type { Group } from '../contract';
import { useConsole } from '../services/console-services';
import { useGatePassed } from '../session/use-gate-passed';
import { isFreeApp } from '../subscription/edition';
import { useAppDetail } from '../subscription/use-app-detail';

/** Who is signed in, and what they hold in the admin app, where calls are made; undefined until it is known. */
export function useAccess() {
  const { session } = useConsole();
  const { data: user } = useGetProfileQuery(undefined, { skip: session.token === null });
  const detail = useUserDetail({ skip: !useGatePassed() });
  return { user, group: detail?.group, permissions: permissionsOf(detail?.group) };
}

function permissionsOf(group: z.output<typeof Group> | undefined): Permissions | undefined {
  return group && new Set(group.permission.map((entry) => entry.apiGroupId));
}

/** Tells what keeps the signed-in person from an act, as far as the console knows: the server has the last word. */
export function useObstacleOf(): (requirement: Requirement) => Obstacle | undefined {
  const { user, permissions } = useAccess();
  const { subscription, group } = useAppDetail();
  return (requirement) =>
    actObstacle(requirement, {
      permissions,
      ownPermissions: permissionsOf(group),
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
