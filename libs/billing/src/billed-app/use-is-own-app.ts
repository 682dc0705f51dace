import { useActObstacle, useAppDetail } from '@console/shell-layout';
import { useBilledApp } from './use-billed-app';

/**
 * Whether the page is about an app that the person looks after as one of its own people, and not as staff, who look after the
 * billing of every app. Undefined until that is known.
 */
export function useIsOwnApp(): boolean | undefined {
  const { appId, permission } = useBilledApp();
  const isStaff = useActObstacle({ permission }) === undefined;
  const { subscription, mayManage, isRefused } = useAppDetail();
  if (isStaff || appId === undefined) return false;
  return subscription || isRefused ? mayManage : undefined;
}
