import { ADMIN_APP_ID } from '@console/http';
import type { Requirement } from '@console/ui';
import { useMemo } from 'react';
import { useGetProfileQuery, useTwoFactorPassed, useUserDetail } from '../api/session-api';
import { useConsole } from '../services/console-services';
import { useAppDetail, useMenuParams } from './current-app';
import { actionDenial, appAccessOf, NOT_A_MEMBER, permissionsOf } from './denial';
import type { Denial } from '../routes/denial';
import { isFreeApp, lacksCard } from './edition';

/**
 * The current user with permissions in the admin app and access in an app, by default the current one;
 * undefined while loading.
 */
export function useAccess(ofApp?: string) {
  const { session } = useConsole();
  const { data: user } = useGetProfileQuery(undefined, { skip: session.token === null });
  const { group, permissions, app } = useGrants(ofApp);
  return { user, group, permissions, app };
}

/** The user's permissions in the admin app and access in an app, by default the current one; a stable object. */
export function useGrants(ofApp?: string) {
  const current = useMenuParams().appId;
  const appId = ofApp ?? current;
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

/** Returns why an action is denied to the current user. The platform decides. */
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

export function useActionDenial(requirement: Requirement): Denial | undefined {
  return useDenialCheck()(requirement);
}
