/** For the admin app, alerts of every app. */
export function alertListPath(appId: string): string {
  return `/apps/${encodeURIComponent(appId)}/product/alerts`;
}

export function alertPath(appId: string, alertId: string): string {
  return `${alertListPath(appId)}/${encodeURIComponent(alertId)}`;
}
