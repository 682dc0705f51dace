import { BackLink } from '@console/ui';
import { Link } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { operator } from '../testing/operator';
import { screenStories, type ScreenStory } from '../testing/screen-stories';
import { sampleFeature } from '../testing/sample-feature';
import { useKeepQuery, useLinkFrom } from './navigation-paths';

// @see spec 2.7

function List() {
  const linkFrom = useLinkFrom();
  const keepQuery = useKeepQuery();
  return (
    <>
      <h1>List</h1>
      <Link to={linkFrom('/apps/detail')}>Detail</Link>
      <Link to={keepQuery('/apps/statistic')}>Statistic</Link>
    </>
  );
}

function Detail() {
  return (
    <>
      <BackLink otherwise="/apps/sample" />
      <h1>Detail</h1>
    </>
  );
}

const list = sampleFeature(List);
const places = [
  {
    path: '/apps/detail',
    meta: { title: 'Detail', hideInMenu: true },
    screen: () => Promise.resolve(Detail),
  },
  {
    path: '/apps/statistic',
    meta: { title: 'Statistic', hideInMenu: true },
    screen: () => Promise.resolve(Detail),
  },
];

export default {
  title: 'Shell/Back link',
  ...screenStories(
    {
      feature: { ...list, appsRoutes: [...(list.appsRoutes ?? []), ...places] },
      at: '/apps/detail',
      onAddress: fn(),
    },
    operator(),
  ),
};

export const Back: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/apps/sample');
  },
};

export const WhereOneCameFrom: ScreenStory = {
  args: { at: '/apps/sample?q=studio&page=2' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Detail' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: 'List' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/sample?q=studio&page=2');
  },
};

export const HostileAddress: ScreenStory = {
  ...Back,
  args: { at: `/apps/detail?from=${encodeURIComponent('/..//evil.example')}` },
};

export const StatisticKeepsQuery: ScreenStory = {
  args: { at: '/apps/sample?q=studio' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Statistic' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/statistic?q=studio'));
  },
};
