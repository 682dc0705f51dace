import { useEffect, useState } from 'react';
import { useUserDetail } from '../api/session-api';
import { useCalm } from '../deployment/calm';
import { useGatePassed } from '../session/use-gate-passed';
import type { Watched } from './console-ports';

/** The last value told of an app; undefined until then, while the first screen comes, and for whoever may not know. */
export function useWatched<T>(watched: Watched<T> | undefined, appId: string): T | undefined {
  const data = useUserDetail({ appId, skip: !useGatePassed() });
  const allowed = data?.group.permission.some((entry) => entry.apiGroupId === watched?.permission) ?? false;
  const calm = useCalm();
  const [told, setTold] = useState<{ appId: string; value: T }>();

  useEffect(() => {
    if (!allowed || !calm) return undefined;
    return watched?.watch(appId, (value) => {
      setTold({ appId, value });
    });
  }, [watched, allowed, calm, appId]);

  return allowed && told?.appId === appId ? told.value : undefined;
}
