import { ADMIN_APP_ID } from '@console/http/contract';
import { listResponse, mock, mockItems } from '@console/http/testing';
import {
  createAlertChannel,
  createAlertRule,
  deleteAlertChannel,
  deleteAlertRule,
  listAlertChannels,
  listAlertDeliveries,
  listAlertRules,
  renewAlertChannelSecret,
  sendTestAlert,
  updateAlertRule,
  type AlertChannel,
  type AlertDelivery,
  type AlertRule,
} from '../contract';
import { ALERTS_NOW } from './alert-factory';
import { idOf } from './periods-and-ids';

export function ruleOf(number: number, changed: Partial<AlertRule> = {}): AlertRule {
  return {
    id: idOf(number),
    appId: ADMIN_APP_ID,
    name: `Rule ${String(number)}`,
    metric: 'cpu',
    comparison: 'above',
    threshold: 90,
    minutes: 5,
    severity: 'warning',
    enabled: true,
    activeAlerts: 0,
    updatedAt: ALERTS_NOW,
    etag: '"1"',
    ...changed,
  };
}

export function channelOf(number: number, changed: Partial<AlertChannel> = {}): AlertChannel {
  return {
    id: idOf(200 + number),
    appId: ADMIN_APP_ID,
    kind: 'email',
    name: `Channel ${String(number)}`,
    target: 'night@signalbox.example',
    minSeverity: 'warning',
    enabled: true,
    lastDelivery: null,
    updatedAt: ALERTS_NOW,
    etag: '"1"',
    ...changed,
  };
}

interface Settings {
  rules: readonly AlertRule[];
  channels: readonly AlertChannel[];
  deliveries: readonly AlertDelivery[];
}

/** Stateful handlers; call `reset` before each story. */
export function mockAlertSettings(initial: Settings) {
  const rules = mockItems(initial.rules);
  const channels = mockItems(initial.channels);
  const deliveries = mockItems(initial.deliveries);
  return {
    rules,
    channels,
    reset: () => {
      for (const items of [rules, channels, deliveries]) items.reset();
    },
    handlers: [
      mock(listAlertRules, () => ({ data: rules.all })),
      mock(createAlertRule, ({ body }) => rules.add(ruleOf(rules.all.length + 1, body))),
      mock(updateAlertRule, ({ params, body, ifMatch }) => rules.change(params.id, body, ifMatch)),
      mock(deleteAlertRule, ({ params }) => rules.remove(params.id)),
      mock(listAlertChannels, () => ({ data: channels.all })),
      mock(createAlertChannel, ({ body }) => ({
        ...channels.add(channelOf(channels.all.length + 1, body)),
        secret: body.kind === 'webhook' ? 'a-secret-of-the-webhook' : null,
      })),
      mock(renewAlertChannelSecret, ({ params }) => ({
        ...channels.find(params.id),
        secret: 'a-new-secret-of-the-webhook',
      })),
      mock(deleteAlertChannel, ({ params }) => channels.remove(params.id)),
      mock(sendTestAlert, () =>
        deliveries.add({
          id: idOf(300 + deliveries.all.length),
          event: 'test',
          alert: null,
          createdAt: ALERTS_NOW,
          attempts: 0,
          result: 'waiting',
          statusCode: null,
          error: null,
          milliseconds: null,
          nextAttemptAt: ALERTS_NOW,
        }),
      ),
      mock(listAlertDeliveries, ({ query }) => listResponse(deliveries.all, query)),
    ],
  };
}
