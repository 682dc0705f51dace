// @see spec 2.5, 3.12
import { STORED_ITEMS } from '@console/http';
import { mockSlow } from '@console/http/testing';
import { useConsole } from '@console/shell-layout';
import { operator, sampleProducts, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { Button } from 'antd';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useAcknowledgeAlertMutation } from '../api/alerts-api';
import { listAlerts } from '../contract';
import { operations } from '../operations.feature';
import { alertOf, clearedAlertOf } from '../testing/alert-factory';
import { mockAlerts } from '../testing/alert-handlers';

const WARNING = alertOf(1);
const platform = mockAlerts([
  WARNING,
  alertOf(2, { severity: 'critical', appId: 'river' }),
  alertOf(3, { severity: 'info' }),
  clearedAlertOf(5),
]);

function Screen() {
  const { storage } = useConsole();
  const [acknowledge] = useAcknowledgeAlertMutation();
  const [stored, setStored] = useState<object | null>(null);
  return (
    <>
      <Button onClick={() => void acknowledge({ id: WARNING.id })}>Acknowledge</Button>
      <Button onClick={() => setStored(storage.read(STORED_ITEMS.transcodeAlerts))}>Read</Button>
      <output>{JSON.stringify(stored)}</output>
    </>
  );
}

const stored = (appId: string, total: number) => ({
  'console.transcode-alerts': JSON.stringify({ appId, total, totalAlerts: total }),
});

export default {
  title: 'Alerts/Count',
  ...screenStories(
    { feature: sampleProducts(Screen), others: [operations], at: '/apps/dashboard' },
    operator(),
    platform,
  ),
};

export const OpenAlerts: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const badge = await canvas.findByTestId('alert-badge');
    await expect(badge).toHaveTextContent(/^2$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(badge).toHaveTextContent(/^1$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }));
    await expect(JSON.parse(canvas.getByRole('status').textContent)).toEqual({
      appId: 'default-admin-app',
      total: 1,
      totalAlerts: 1,
    });
  },
};

export const LastCount: ScreenStory = {
  args: { tabStorage: stored('default-admin-app', 3) },
  parameters: { msw: [mockSlow(listAlerts), ...operator(), ...platform.handlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('alert-badge')).toHaveTextContent(/^3$/);
  },
};

export const LastCountOfAnotherApp: ScreenStory = {
  args: { tabStorage: stored('studio', 9) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('alert-badge')).toHaveTextContent(/^2$/);
  },
};
