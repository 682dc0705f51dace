/** The list of an app's alerts; of the admin app, that of every app's. */
export function alertListPath(appId: string): string {
  return `/apps/${encodeURIComponent(appId)}/product/alerts`;
}

export function alertPath(appId: string, alertId: string): string {
  return `${alertListPath(appId)}/${encodeURIComponent(alertId)}`;
}
