import { ADMIN_APP_ID } from '@console/http';
import type { Alert } from '../contract';
import { metricsQuery, serverListPath, serverPath } from '../paths/server-paths';

const MINUTE = 60_000;
const MARGIN_MS = 30 * MINUTE;
const MOST_MS = 24 * 60 * MINUTE;

/**
 * The alert's server with its graphs at the time of the alert; undefined without a server, and in an app whose
 * platform does not send its kind.
 */
export function alertServerPath(
  ofApp: string,
  { server, raisedAt, clearedAt }: Pick<Alert, 'server' | 'raisedAt' | 'clearedAt'>,
): string | undefined {
  if (!server || (ofApp !== ADMIN_APP_ID && server.kind === undefined)) return undefined;
  const raised = Date.parse(raisedAt);
  const cleared = clearedAt === null ? raised : Date.parse(clearedAt);
  const period = metricsQuery(raised - MARGIN_MS, Math.min(cleared, raised + MOST_MS) + MARGIN_MS);
  return serverPath(serverListPath(ofApp, server.kind), server.id) + period;
}
