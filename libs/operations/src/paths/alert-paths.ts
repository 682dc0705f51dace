/** For the admin app, alerts of every app. */
export function alertListPath(appId: string): string {
  return `/apps/${encodeURIComponent(appId)}/product/alerts`;
}

export function alertPath(appId: string, alertId: string): string {
  return `${alertListPath(appId)}/${encodeURIComponent(alertId)}`;
}

/** All alerts of a server, cleared ones included. */
export function serverAlertsPath(appId: string, serverId: string): string {
  return `${alertListPath(appId)}?${new URLSearchParams({ server: serverId, status: 'all' }).toString()}`;
}

export function alertRulesPath(appId: string): string {
  return `${alertListPath(appId)}/rules`;
}

export function editRulePath(appId: string, ruleId: string): string {
  return `${alertRulesPath(appId)}/${encodeURIComponent(ruleId)}/edit`;
}

export function alertChannelsPath(appId: string): string {
  return `${alertListPath(appId)}/channels`;
}

export function editChannelPath(appId: string, channelId: string): string {
  return `${alertChannelsPath(appId)}/${encodeURIComponent(channelId)}/edit`;
}

export function deliveriesPath(appId: string, channelId: string): string {
  return `${alertChannelsPath(appId)}/${encodeURIComponent(channelId)}/deliveries`;
}
