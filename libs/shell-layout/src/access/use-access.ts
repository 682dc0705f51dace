import { ADMIN_APP_ID } from '@console/http';
import type { Requirement } from '@console/ui';
import { useMemo } from 'react';
import { useGetProfileQuery, useTwoFactorPassed, useUserDetail } from '../api/session-api';
import { useConsole } from '../services/console-services';
import { useAppDetail, useMenuParams } from './current-app';
import { actionDenial, appAccessOf, type Denial, NOT_A_MEMBER, permissionsOf } from './denial';
import { isFreeApp, lacksCard } from './edition';

/**
 * The current user, what they hold in the admin app, and what they are in the app that they work in; undefined until it is
 * known.
 */
export function useAccess() {
  const { session } = useConsole();
  const { data: user } = useGetProfileQuery(undefined, { skip: session.token === null });
  const { group, permissions, app } = useGrants();
  return { user, group, permissions, app };
}

/** What the current user holds in the admin app and in the app that they work in; the same objects until it changes. */
export function useGrants() {
  const { appId } = useMenuParams();
  const skip = !useTwoFactorPassed();
  const inAdminApp = useUserDetail({ skip });
  const inApp = useUserDetail({ appId, skip });
  const permissions = useMemo(() => inAdminApp && permissionsOf(inAdminApp), [inAdminApp]);
  const app = useMemo(() => {
    if (appId === ADMIN_APP_ID) return NOT_A_MEMBER;
    return inApp && appAccessOf(inApp);
  }, [inApp, appId]);
  return { group: inAdminApp?.group, permissions, app };
}

/** Tells what keeps the signed-in person from an act, as far as the console knows: the server has the last word. */
export function useDenialCheck(): (requirement: Requirement) => Denial | undefined {
  const { user, permissions, app } = useAccess();
  const { subscription } = useAppDetail();
  return (requirement) =>
    actionDenial(requirement, {
      permissions,
      app,
      viewOnly: user?.viewOnly,
      freeApp: isFreeApp(subscription),
      cardMissing: lacksCard(subscription),
      userId: user?.id,
    });
}

/** What keeps the signed-in person from one act. */
export function useActionDenial(requirement: Requirement): Denial | undefined {
  return useDenialCheck()(requirement);
}
