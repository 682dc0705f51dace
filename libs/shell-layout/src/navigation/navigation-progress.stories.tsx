// @see spec 9
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { operator } from '../testing/operator';
import { screenStories, type ScreenPlay, type ScreenStory } from '../testing/screen-stories';
import { sampleFeature } from '../testing/sample-feature';

function Start() {
  return (
    <>
      <h1>Start</h1>
      <Link to="/apps/slow">Slow place</Link>
    </>
  );
}

function Slow() {
  return <h1>There</h1>;
}

/** Reset before each story; a story resolves it to load the page. */
let arrival = Promise.withResolvers<ComponentType>();

const start = sampleFeature(Start);
const slow = { path: '/apps/slow', meta: { title: 'Slow', hideInMenu: true }, screen: () => arrival.promise };

export default {
  title: 'Shell/Navigation progress',
  ...screenStories(
    { feature: { ...start, appsRoutes: [...(start.appsRoutes ?? []), slow] }, at: '/apps/sample' },
    operator(),
  ),
  beforeEach: () => {
    arrival = Promise.withResolvers();
  },
};

/** Navigates to the slow page and stops the animation at `ms`. */
async function setOut({ canvas, userEvent }: ScreenPlay, name = 'Loading the page') {
  await userEvent.click(await canvas.findByRole('link', { name: 'Slow place' }));
  const bar = await canvas.findByRole('progressbar', { name, hidden: true });
  const [animation] = bar.getAnimations();
  if (!animation) throw new Error('The bar does not move.');
  animation.pause();
  return {
    bar,
    at: (ms: number) => {
      animation.currentTime = ms;
      const { visibility, transform } = getComputedStyle(bar);
      return { visibility, wide: new DOMMatrix(transform).a };
    },
  };
}

export const Slowly: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const { bar, at } = await setOut({ canvas, userEvent });
    await expect(at(199).visibility).toBe('hidden');
    await expect(at(201).visibility).toBe('visible');
    await expect(at(1000).wide).toBeGreaterThan(at(300).wide);
    await expect(at(2200).wide).toBeGreaterThan(at(2100).wide);
    await expect(at(60_000)).toEqual({ visibility: 'visible', wide: at(2200).wide });
    await expect(at(60_000).wide).toBeLessThan(1);
    arrival.resolve(Slow);
    await expect(await canvas.findByRole('heading', { name: 'There' })).toBeVisible();
    await expect(bar).not.toBeInTheDocument();
  },
};

export const Still: ScreenStory = {
  beforeEach: () => {
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query) => asked(query.includes('reduced-motion') ? 'all' : query);
    return () => {
      window.matchMedia = asked;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const { at } = await setOut({ canvas, userEvent });
    await expect(at(199).visibility).toBe('hidden');
    await expect(at(201)).toEqual({ visibility: 'visible', wide: 1 });
    await expect(at(2200)).toEqual({ visibility: 'visible', wide: 1 });
  },
};

export const UnderWay: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const { at } = await setOut({ canvas, userEvent });
    at(900);
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible());
  },
};
