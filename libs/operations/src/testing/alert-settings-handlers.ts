import { ADMIN_APP_ID } from '@console/http/contract';
import { mock, respondWithError } from '@console/http/testing';
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
import { idOf, listResponse } from './list-response';

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
  let current = initial;
  const changeRule = (changed: AlertRule) => {
    const rule = { ...changed, etag: `"${String(Number(JSON.parse(changed.etag)) + 1)}"` };
    current = { ...current, rules: current.rules.map((one) => (one.id === rule.id ? rule : one)) };
    return rule;
  };
  return {
    reset: () => {
      current = initial;
    },
    get current() {
      return current;
    },
    changeRule,
    handlers: [
      mock(listAlertRules, () => ({ data: [...current.rules] })),
      mock(createAlertRule, ({ body }) => {
        const rule = ruleOf(current.rules.length + 1, body);
        current = { ...current, rules: [...current.rules, rule] };
        return rule;
      }),
      mock(updateAlertRule, ({ params, body, ifMatch }) => {
        const before = current.rules.find(({ id }) => id === params.id);
        if (!before) return respondWithError(404);
        if (ifMatch !== undefined && ifMatch !== before.etag) return respondWithError(412);
        const { enabled = before.enabled, threshold = before.threshold } = body;
        return changeRule({ ...before, enabled, threshold });
      }),
      mock(deleteAlertRule, ({ params }) => {
        current = { ...current, rules: current.rules.filter(({ id }) => id !== params.id) };
        return {};
      }),
      mock(listAlertChannels, () => ({ data: [...current.channels] })),
      mock(createAlertChannel, ({ body }) => {
        const channel = channelOf(current.channels.length + 1, body);
        current = { ...current, channels: [...current.channels, channel] };
        return { ...channel, secret: body.kind === 'webhook' ? 'a-secret-of-the-webhook' : null };
      }),
      mock(renewAlertChannelSecret, ({ params }) => ({
        ...(current.channels.find(({ id }) => id === params.id) ?? channelOf(0)),
        secret: 'a-new-secret-of-the-webhook',
      })),
      mock(deleteAlertChannel, ({ params }) => {
        current = { ...current, channels: current.channels.filter(({ id }) => id !== params.id) };
        return {};
      }),
      mock(sendTestAlert, () => {
        const delivery = {
          id: idOf(300 + current.deliveries.length),
          event: 'test' as const,
          alert: null,
          createdAt: ALERTS_NOW,
          attempts: 0,
          result: 'waiting' as const,
          statusCode: null,
          error: null,
          milliseconds: null,
          nextAttemptAt: ALERTS_NOW,
        };
        current = { ...current, deliveries: [delivery, ...current.deliveries] };
        return delivery;
      }),
      mock(listAlertDeliveries, ({ query }) => listResponse([...current.deliveries], query)),
    ],
  };
}
