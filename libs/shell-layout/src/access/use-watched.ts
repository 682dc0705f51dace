import { useEffect, useState } from 'react';
import { useTwoFactorPassed, useUserDetail } from '../api/session-api';
import { useIsIdle } from '../deployment/idle';
import type { Watched } from '../services/console-ports';

/**
 * The last value of an app; undefined before the first one, while the first screen loads, and without the
 * permission.
 *
 * @param heldIn Another app whose permission counts.
 */
export function useWatched<T>(watched: Watched<T> | undefined, appId: string, heldIn = appId): T | undefined {
  const skip = !useTwoFactorPassed();
  const details = [useUserDetail({ appId, skip }), useUserDetail({ appId: heldIn, skip })];
  const allowed = details.some((detail) =>
    detail?.group.permission.some((entry) => entry.apiGroupId === watched?.permission),
  );
  const idle = useIsIdle();
  const [latest, setLatest] = useState<{ appId: string; value: T }>();

  useEffect(() => {
    if (!allowed || !idle) return undefined;
    return watched?.watch(appId, (value) => setLatest({ appId, value }));
  }, [watched, allowed, idle, appId]);

  return allowed && latest?.appId === appId ? latest.value : undefined;
}
