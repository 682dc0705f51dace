import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { mockAlerts } from '../testing/alert-handlers';
import { channelOf, mockAlertSettings, ruleOf } from '../testing/alert-settings-handlers';
import { operationsScreens } from '../testing/operations-screens';

const LIST = '/apps/default-admin-app/product/alerts';

const platform = mockAlertSettings({
  rules: [
    ruleOf(1, { name: 'High CPU load', activeAlerts: 2 }),
    ruleOf(2, { name: 'Nobody watches', metric: 'viewers', comparison: 'below', threshold: 5, minutes: 1 }),
    ruleOf(3, { name: 'Silent server', metric: 'silence', threshold: 0, minutes: 2, enabled: false }),
  ],
  channels: [
    channelOf(1, { name: 'Night shift' }),
    channelOf(2, {
      name: 'On call',
      kind: 'webhook',
      target: 'https://hooks.example/alerts',
      lastDelivery: { at: '2026-06-08T08:00:00.000Z', result: 'failed' },
    }),
  ],
  deliveries: [
    {
      id: 'delivery',
      event: 'raised',
      alert: { id: 'alert', kind: 'high-cpu' },
      createdAt: '2026-06-08T08:00:00.000Z',
      attempts: 8,
      result: 'failed',
      statusCode: 503,
      error: 'The response has status 503.',
      milliseconds: 41,
      nextAttemptAt: null,
    },
  ],
});

export default {
  title: 'Alerts/Settings',
  ...screenStories({ feature: operationsScreens, at: `${LIST}/rules`, onAddress: fn() }, [
    ...operator(),
    ...platform.handlers,
    ...mockAlerts([]).handlers,
  ]),
  beforeEach: platform.reset,
};

const page = () => within(document.body);

async function act({ canvas, userEvent }: ScreenPlay, name: string, entry: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${name}` }));
  await userEvent.click(await page().findByRole('menuitem', { name: entry }));
}

export const RulesInVietnamese: ScreenStory = {
  args: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'CPU tải cao' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Silent server' })).toBeVisible();
  },
};

export const Rules: ScreenStory = {
  args: { at: LIST },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Rules' }));
    await expect(await canvas.findByText('CPU above 90% for 5 minutes')).toBeVisible();
    await expect(canvas.getByText('Viewers below 5 for 1 minute')).toBeVisible();
    await expect(canvas.getByText('No report for 2 minutes')).toBeVisible();
    await expect(canvas.getByText('Off')).toBeVisible();

    await act({ canvas, userEvent }, 'High CPU load', 'Turn off');
    await expect(await page().findByText('“High CPU load” is off')).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(platform.rules.all[0]).toMatchObject({ enabled: true }));
  },
};

export const RuleAdded: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add rule' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Add rule' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Disk');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Metric' }));
    await userEvent.click(await page().findByTitle('Disk'));
    const threshold = dialog.getByRole('spinbutton', { name: 'Threshold' });
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '800');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText('Threshold must be at most 100')).toBeVisible();
    await userEvent.type(threshold, '{Backspace}');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('Disk above 80% for 5 minutes')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}/rules`);
  },
};

export const StreamRuleAdded: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add rule' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Add rule' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Slow');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Metric' }));
    await userEvent.click(await page().findByTitle('Speed'));
    await waitFor(() => expect(dialog.getByRole('spinbutton', { name: 'Threshold' })).toHaveValue('0.9'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('Speed below 0.9× for 5 minutes')).toBeVisible();
  },
};

export const RuleChangedMeanwhile: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'High CPU load' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Edit rule' }));
    const threshold = await dialog.findByRole('spinbutton', { name: 'Threshold' });
    platform.rules.change(ruleOf(1).id, { threshold: 95 });
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '80');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('row', { name: 'Threshold 95 80' })).toBeVisible();
    await expect(platform.rules.all[0]?.threshold).toBe(95);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByText('CPU above 80% for 5 minutes')).toBeVisible();
  },
};

export const RuleDeleted: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'High CPU load', 'Delete');
    const question = within(await page().findByRole('dialog', { name: 'Delete rule “High CPU load”?' }));
    await expect(await question.findByText('2 active alerts are cleared')).toBeVisible();
    await userEvent.click(question.getByTestId('confirm'));
    await waitFor(() => expect(canvas.queryByText('CPU above 90% for 5 minutes')).toBeNull());
  },
};

export const WebhookAdded: ScreenStory = {
  args: { at: `${LIST}/channels` },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('https://hooks.example/alerts')).toBeVisible();
    await expect(canvas.getByText('Failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add channel' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Add channel' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Type' }));
    await userEvent.click(await page().findByTitle('Webhook'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Pager');
    const url = dialog.getByRole('textbox', { name: 'URL' });
    await userEvent.type(url, 'pager');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(url).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(url);
    await userEvent.type(url, 'https://pager.example/in');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));

    const once = within(await page().findByRole('dialog', { name: '“Pager” was added' }));
    await expect(once.getByText('a-secret-of-the-webhook')).toBeVisible();
    await userEvent.click(once.getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}/channels`));
    await expect(await canvas.findByText('https://pager.example/in')).toBeVisible();
  },
};

export const Delivered: ScreenStory = {
  args: { at: `${LIST}/channels` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'On call' }));
    await expect(await canvas.findByText('The response has status 503.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }));
    await expect(await canvas.findByText('Waiting')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Renew secret' }));
    const renewal = within(await page().findByRole('dialog', { name: 'Renew the secret of “On call”?' }));
    await userEvent.click(await renewal.findByTestId('confirm'));
    const once = within(await page().findByRole('dialog', { name: 'New secret of “On call”' }));
    await expect(once.getByText('a-new-secret-of-the-webhook')).toBeVisible();
    await userEvent.click(once.getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Delete' }));
    const question = within(await page().findByRole('dialog', { name: 'Delete channel “On call”?' }));
    await userEvent.click(await question.findByTestId('confirm'));
    await expect(await canvas.findByText('Night shift')).toBeVisible();
    await expect(platform.channels.all).toHaveLength(1);
  },
};
