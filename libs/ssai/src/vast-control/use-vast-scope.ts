import { ADMIN_APP_ID } from '@console/http';
import type { Requirement } from '@console/ui';
import { useParams } from 'react-router';
import { VAST_ACCESS } from '../contract';

export const CHANGE_VAST: Requirement = { access: VAST_ACCESS, change: true };

/** The app whose campaigns a page shows; undefined for those of every app. */
export function useVastScope(): { appId?: string } {
  const { appId = ADMIN_APP_ID } = useParams();
  return appId === ADMIN_APP_ID ? {} : { appId };
}
