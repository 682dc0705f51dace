import { useParams } from 'react-router';

/** What a page about billing is about: one app, or all of them. */
export interface BilledApp {
  /** Undefined where the page is about all apps. */
  appId?: string;
  /** The address of the frame, below which the pages stand. */
  base: string;
}

/** The app in the address; none below `/apps/billing`. @see spec 2.3 */
export function useBilledApp(): BilledApp {
  const { appId } = useParams();
  return appId === undefined
    ? { base: '/apps/billing' }
    : { appId, base: `/apps/${encodeURIComponent(appId)}` };
}
