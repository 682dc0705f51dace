import { ADMIN_APP_ID } from '@console/http/contract';
import * as operations from '@console/operations/contract';
import { newId } from '../src/database/ids';
import { alerts } from '../src/database/schema';
import type { MutationFixture } from './mutation-fixtures';
import { OPERATOR, type TestPlatform } from './test-platform';

export interface Makers {
  platform: TestPlatform;
  token: string;
  nameNew: (kind: string) => string;
  anApp: () => Promise<string>;
  aPayingApp: () => Promise<string>;
  onNew: (make: () => Promise<string>, body?: object) => MutationFixture;
  withBody: (make: () => Promise<object> | object) => MutationFixture;
}

/** How to call the mutations on servers and alerts. */
export function operationsFixtures({
  platform,
  token,
  nameNew,
  anApp,
  aPayingApp,
  onNew,
  withBody,
}: Makers): Readonly<Record<string, MutationFixture>> {
  const aServer = async () => ({
    appId: await aPayingApp(),
    name: 'live-1',
    kind: 'live',
    address: '198.18.0.1',
    region: 'hcm-1',
  });
  const aStoredServer = async () =>
    (await platform.call(operations.createServer, { token, body: await aServer() })).id;
  const anAlert = async (acknowledged: boolean) => {
    const { now } = platform.clock;
    const id = newId(now);
    await platform.db.insert(alerts).values({
      id,
      appId: await anApp(),
      severity: 'warning',
      kind: 'high-cpu',
      raisedAt: now,
      ...(acknowledged && { acknowledgedAt: now, acknowledgedBy: 'somebody@people.example' }),
    });
    return id;
  };
  const aRule = () => ({
    appId: ADMIN_APP_ID,
    name: nameNew('rule'),
    metric: 'cpu',
    threshold: 80,
    minutes: 5,
    severity: 'info',
  });
  const aStoredRule = async () =>
    (await platform.call(operations.createAlertRule, { token, body: aRule() })).id;
  const aChannel = () => ({
    appId: ADMIN_APP_ID,
    name: nameNew('channel'),
    kind: 'email',
    target: OPERATOR.email,
  });
  const aWebhook = async () => {
    const body = { ...aChannel(), kind: 'webhook', target: 'https://hooks.example/' };
    return (await platform.call(operations.createAlertChannel, { token, body })).id;
  };
  const aStoredChannel = async () =>
    (await platform.call(operations.createAlertChannel, { token, body: aChannel() })).id;

  return {
    [operations.createServer.name]: withBody(aServer),
    [operations.updateServerLicense.name]: onNew(aStoredServer, { expiresAt: '2027-01-01T00:00:00Z' }),
    [operations.updateServerNote.name]: onNew(aStoredServer, { note: 'Under repair' }),
    [operations.acknowledgeAlert.name]: onNew(() => anAlert(false)),
    [operations.unacknowledgeAlert.name]: onNew(() => anAlert(true)),
    [operations.updateAlert.name]: onNew(() => anAlert(false), { assignee: OPERATOR.email }),
    [operations.resolveAlert.name]: onNew(() => anAlert(false)),
    [operations.commentOnAlert.name]: onNew(() => anAlert(false), { text: 'A re-encode is running.' }),
    [operations.createAlertRule.name]: withBody(aRule),
    [operations.updateAlertRule.name]: onNew(aStoredRule, { minutes: 7 }),
    [operations.deleteAlertRule.name]: onNew(aStoredRule),
    [operations.createAlertChannel.name]: withBody(aChannel),
    [operations.updateAlertChannel.name]: onNew(aStoredChannel, { enabled: false }),
    [operations.deleteAlertChannel.name]: onNew(aStoredChannel),
    [operations.renewAlertChannelSecret.name]: onNew(aWebhook),
    [operations.sendTestAlert.name]: onNew(aStoredChannel),
  };
}
