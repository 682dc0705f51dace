import { mock } from '@console/http/testing';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { getProfile } from '../contract';
import type { ConsoleRoute } from '../routes/console-route';
import { useConsole } from '../services/console-services';
import { currentUserOf, operator } from '../testing/operator';
import { screenStories, type ScreenStory } from '../testing/screen-stories';
import { sampleFeature } from '../testing/sample-feature';

// @see spec 2.1, 2.2, 2.3

/** Each call returns the user of its token. */
function userOf({ headers }: Request) {
  const name = headers.get('Authorization') === 'Bearer another' ? 'second' : 'first';
  return { id: name, email: `${name}@signalbox.example` };
}

function Counter() {
  const [count, setCount] = useState(0);
  const { session } = useConsole();
  const { pathname } = useLocation();
  const place = useRef(pathname);
  useEffect(() => {
    document.body.dataset['counter'] = place.current;
    return () => {
      delete document.body.dataset['counter'];
    };
  }, []);
  return (
    <>
      <h1>Counter</h1>
      <button
        onClick={() => {
          setCount(count + 1);
        }}
      >
        Counted {count}
      </button>
      <button
        onClick={() => {
          session.signIn('another');
        }}
      >
        Another person
      </button>
      <Link to="/apps/forgetful">Forgetful</Link>
      <Link to="/apps/kept">Kept</Link>
      <Link to="/apps/second/counted">Second app</Link>
    </>
  );
}

const screen = (path: string, keepAlive: boolean): ConsoleRoute => ({
  path,
  meta: { title: path, keepAlive },
  screen: () => Promise.resolve(Counter),
});

export default {
  title: 'Layouts/Kept screens',
  ...screenStories(
    {
      feature: {
        ...sampleFeature(Counter),
        appsRoutes: [
          screen('/apps/kept', true),
          screen('/apps/forgetful', false),
          screen('/apps/:appId/counted', false),
        ],
      },
      at: '/apps/kept',
    },
    operator(),
  ),
};

export const ComesBack: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const visit = async (name: string) => {
      const before = document.title;
      await userEvent.click(canvas.getByRole('link', { name }));
      await waitFor(() => expect(document.title).not.toBe(before));
    };
    await userEvent.click(await canvas.findByRole('button', { name: 'Counted 0' }));
    await visit('Forgetful');
    await userEvent.click(await canvas.findByRole('button', { name: 'Counted 0' }));
    await expect(canvas.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    await visit('Kept');
    await expect(await canvas.findByRole('button', { name: 'Counted 1' })).toBeVisible();
    await visit('Forgetful');
    await expect(await canvas.findByRole('button', { name: 'Counted 0' })).toBeVisible();
  },
};

export const EffectsWithTheScreen: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const toldOf = () => document.body.dataset['counter'];
    await canvas.findByRole('button', { name: 'Counted 0' });
    await expect(toldOf()).toBe('/apps/kept');
    await userEvent.click(canvas.getByRole('link', { name: 'Forgetful' }));
    await waitFor(() => expect(toldOf()).toBe('/apps/forgetful'));
    await userEvent.click(canvas.getByRole('link', { name: 'Kept' }));
    await waitFor(() => expect(toldOf()).toBe('/apps/kept'));
  },
};

export const TitleAndFocus: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgetful' }));
    await waitFor(() => expect(document.title).toBe('/apps/forgetful | Signalbox Admin'));
    await userEvent.click(canvas.getByRole('link', { name: 'Kept' }));
    await waitFor(() => expect(document.title).toBe('/apps/kept | Signalbox Admin'));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const AnotherPerson: ScreenStory = {
  parameters: {
    msw: [
      mock(getProfile, ({ request }) => ({ ...currentUserOf(userOf(request)), etag: '"1"' })),
      ...operator(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'first@signalbox.example' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Counted 0' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Forgetful' }));
    await waitFor(() => expect(document.title).toBe('/apps/forgetful | Signalbox Admin'));
    await userEvent.click(canvas.getByRole('button', { name: 'Another person' }));
    await expect(await canvas.findByRole('link', { name: 'second@signalbox.example' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Kept' }));
    // Until then the previous screen also has such a button.
    await waitFor(() => expect(document.title).toBe('/apps/kept | Signalbox Admin'));
    await expect(await canvas.findByRole('button', { name: 'Counted 0' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Counted 1' })).toBeNull();
  },
};

/** Rows that are selected in one app are not in another. */
export const AnotherApp: ScreenStory = {
  args: { at: '/apps/first/counted', onAddress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Counted 0' }));
    await canvas.findByRole('button', { name: 'Counted 1' });
    await userEvent.click(canvas.getByRole('link', { name: 'Second app' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/second/counted'));
    await expect(await canvas.findByRole('button', { name: 'Counted 0' })).toBeVisible();
  },
};
