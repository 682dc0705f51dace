// @see spec 3.12
import { ADMIN_APP_ID, STORED_ITEMS } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import { mock, respondWithError } from '@console/http/testing';
import { expect, waitFor } from 'storybook/test';
import { useGetAppDetailQuery } from '../api/session-api';
import { getAppDetail } from '../contract';
import { useConsole } from '../services/console-services';
import { operator } from '../testing/operator';
import { sampleProducts } from '../testing/sample-feature';
import { type ScreenPlay, screenStories, type ScreenStory } from '../testing/screen-stories';
import { useMenuParams } from './current-app';

const CHOSEN = 'song-hong';
const platform = { status: 200 };

const appDetail = mock(getAppDetail, ({ params }): ResponseOf<typeof getAppDetail> => {
  if (params.id !== ADMIN_APP_ID && platform.status !== 200) respondWithError(platform.status);
  return [
    {
      appId: params.id,
      name: 'Sông Hồng TV',
      edition: 'pro',
      status: 'active',
      addedPrimaryCard: true,
      takesPaymentMethods: true,
    },
    {
      group: { name: 'Administrators', permission: [] },
      user: { timezone: 'UTC' },
      helpers: { access: [], subscription: [], accounts: [] },
    },
  ];
});

function Screen() {
  const { storage } = useConsole();
  const { appId } = useMenuParams();
  const recent = storage.read(STORED_ITEMS.recentApps).map(({ name }) => name);
  const { data, error, refetch } = useGetAppDetailQuery({ id: CHOSEN });
  const state = error ? 'failed' : data && 'loaded';
  return (
    <>
      <button onClick={() => void refetch()}>Refetch</button>
      <output>{state}</output>
      <p>{`Current: ${appId}, recent: ${recent.join()}`}</p>
    </>
  );
}

export default {
  title: 'Access/Current app',
  ...screenStories(
    {
      feature: sampleProducts(Screen),
      at: '/apps/dashboard',
      tabStorage: { 'console.app-id': CHOSEN },
      localStorage: { 'console.recent-apps': JSON.stringify([{ appId: CHOSEN, name: 'Sông Hồng TV' }]) },
    },
    [appDetail, ...operator()],
  ),
  beforeEach: () => {
    platform.status = 200;
  },
};

const stateIs = (canvas: ScreenPlay['canvas'], state: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(state));

export const AfterTemporaryError: ScreenStory = {
  beforeEach: () => {
    platform.status = 500;
  },
  play: async ({ canvas }) => {
    await stateIs(canvas, 'failed');
    await expect(canvas.getByText('Current: song-hong, recent: Sông Hồng TV')).toBeVisible();
  },
};

export const AfterAccessIsLost: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await stateIs(canvas, 'loaded');
    await expect(canvas.getByText('Current: song-hong, recent: Sông Hồng TV')).toBeVisible();
    platform.status = 403;
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }));
    await stateIs(canvas, 'failed');
    await expect(await canvas.findByText('Current: default-admin-app, recent:')).toBeVisible();
  },
};
