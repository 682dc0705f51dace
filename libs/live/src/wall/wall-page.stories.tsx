import { listResponse, mock } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, within } from 'storybook/test';
import { listStreams, type Stream } from '../contract';
import { liveScreens } from '../testing/live-screens';
import { streamOf } from '../testing/stream-handlers';

const LIST = '/apps/studio-1/product/livestream';

const platformWith = (on: readonly Stream[]) => {
  const off = Array.from({ length: 100 }, (_, index) => streamOf(index + 1, { state: 'off' }));
  return mock(listStreams, ({ query }) =>
    listResponse(query.sort?.startsWith('state') ? [...on, ...off] : [...off, ...on], query),
  );
};
const few = platformWith([
  streamOf(201, { name: 'Zulu', viewers: 5 }),
  streamOf(202, { name: 'élan', viewers: 2 }),
  streamOf(203, { name: 'Flora', viewers: 1 }),
]);
const many = platformWith(Array.from({ length: 101 }, (_, index) => streamOf(index + 201)));

export default {
  title: 'Livestream/Wall',
  ...screenStories({ feature: liveScreens, at: `${LIST}/wall?sort=name`, onAddress: fn() }, [
    ...operator(),
    few,
  ]),
};

export const OnAfterOff: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Channels on air' }));
    const names = () => list.getAllByText(/^(Zulu|élan|Flora)$/).map(({ textContent }) => textContent);
    await expect(names()).toEqual(['élan', 'Flora', 'Zulu']);
    await userEvent.click(canvas.getByText('Viewers'));
    await expect(names()).toEqual(['Zulu', 'élan', 'Flora']);
    await expect(canvas.queryByRole('link', { name: 'Show all streams' })).toBeNull();
  },
};

export const NotAll: ScreenStory = {
  parameters: { msw: [...operator(), many] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Only the 100 most urgent streams are shown/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all streams' })).toHaveAttribute('href', LIST);
  },
};
