import type { ConsoleFeature } from '@console/shell-layout';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { mockVideos, uploadingOf, videoOf } from './testing/video-handlers';
import { VideoPicker } from './video-picker';
import { vod } from './vod.feature';

const platform = mockVideos([videoOf(1), videoOf(2), uploadingOf(3)]);

function Picker() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <div style={{ width: 400 }}>
      <label htmlFor="picker">Filler videos</label>
      <VideoPicker id="picker" appId="studio-1" most={2} value={chosen} onChange={setChosen} />
      <output>{chosen.join(', ')}</output>
    </div>
  );
}

function PickerWithUnlisted() {
  const [chosen, setChosen] = useState<readonly string[]>(['video-101', 'video-102']);
  const known = [
    { videoId: 'video-101', title: 'Zulu', durationSeconds: 90 },
    { videoId: 'video-102', title: null, durationSeconds: null },
    { videoId: 'video-103', title: 'Not chosen', durationSeconds: 90 },
  ];
  return (
    <div style={{ width: 400 }}>
      <label htmlFor="picker">Filler videos</label>
      <VideoPicker id="picker" appId="studio-1" most={3} known={known} value={chosen} onChange={setChosen} />
    </div>
  );
}

const picker = {
  locale: vod.locale,
  routes: [
    {
      path: '/picker',
      namespace: vod.locale.namespace,
      meta: { title: 'Picker', layout: 'empty' },
      screen: () => Promise.resolve(Picker),
    },
    {
      path: '/unlisted',
      namespace: vod.locale.namespace,
      meta: { title: 'Picker', layout: 'empty' },
      screen: () => Promise.resolve(PickerWithUnlisted),
    },
  ],
} satisfies ConsoleFeature;

export default {
  title: 'Videos/Picker',
  ...screenStories({ feature: picker, at: '/picker' }, operator(), platform),
};

/** Ready videos only, in the order in which they are chosen. */
export const Chosen: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Filler videos' }));
    const list = within(document.body);
    await userEvent.click(await list.findByTitle('Film 2 · 1:02:03'));
    await expect(list.queryByTitle(/^Film 3/)).toBeNull();
    await userEvent.click(await list.findByTitle('Film 1 · 1:02:03'));
    await expect(await canvas.findByText('video-2, video-1')).toBeVisible();
  },
};

export const UnlistedNamed: ScreenStory = {
  args: { at: '/unlisted' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByTitle('Zulu · 1:30')).toBeVisible();
    await expect(canvas.getByTitle('Deleted video')).toBeVisible();
    const list = within(document.body);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Filler videos' }), 'Film 2');
    await expect(list.getAllByTitle('Zulu · 1:30')).toHaveLength(1);
    await userEvent.click(list.getByTitle('Film 2 · 1:02:03'));
    await expect(await canvas.findByTitle('Film 2 · 1:02:03')).toBeVisible();
  },
};
