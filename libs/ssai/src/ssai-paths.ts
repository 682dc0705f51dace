import { ADMIN_APP_ID } from '@console/http';

/** The endpoints of an app; default: of every app. */
export function endpointListPath(appId = ADMIN_APP_ID): string {
  return `/apps/${encodeURIComponent(appId)}/product/ssai`;
}

export function addEndpointPath(appId?: string): string {
  return `${endpointListPath(appId)}/add`;
}

export function endpointPath(appId: string | undefined, endpointId: string): string {
  return `${endpointListPath(appId)}/${encodeURIComponent(endpointId)}`;
}

export function statisticsPath(appId?: string): string {
  return `${endpointListPath(appId)}/statistics`;
}

export function breakPath(appId: string | undefined, breakId: string): string {
  return `${statisticsPath(appId)}/breaks/${encodeURIComponent(breakId)}`;
}

export function sessionPath(appId: string | undefined, session: string): string {
  return `${statisticsPath(appId)}/sessions/${encodeURIComponent(session)}`;
}
