import { ADMIN_APP_ID } from '@console/http';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useMenuParams } from '../access/current-app';
import { detailIn, userDetailEndpoint } from '../api/session-api';

/** Evaluates access to the open page again when the permissions change. */
export function useChangedPermissions() {
  const { revalidate } = useRevalidator();
  const { appId } = useMenuParams();
  // Stable while the content is the same.
  const { data: admin } = userDetailEndpoint.useQueryState(detailIn(ADMIN_APP_ID));
  const { currentData: app } = userDetailEndpoint.useQueryState(detailIn(appId));
  const evaluated = useRef({ appId, admin, app });

  useEffect(() => {
    const before = evaluated.current;
    evaluated.current = { appId, admin, app };
    const isOther = (old: unknown, now: unknown) => old !== undefined && now !== undefined && old !== now;
    const changed = isOther(before.admin, admin) || (before.appId === appId && isOther(before.app, app));
    if (changed) void revalidate();
  }, [appId, admin, app, revalidate]);
}
