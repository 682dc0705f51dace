import { ADMIN_APP_ID } from '@console/http';
import { useParams } from 'react-router';

/** The app whose videos a page shows; undefined for those of every app. */
export function useAppScope(): { appId?: string } {
  const { appId = ADMIN_APP_ID } = useParams();
  return appId === ADMIN_APP_ID ? {} : { appId };
}
