import { Link } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import type { ConsoleRoute } from '../routes/console-route';
import { operator } from '../testing/operator';
import { screenStories, type ScreenStory } from '../testing/screen-stories';
import { sampleFeature } from '../testing/sample-feature';

// @see spec 2.4, 4.4

function Start() {
  return (
    <>
      <h1>Start</h1>
      <Link to="/apps/next?page=2">Next</Link>
      <Link to="/apps/accounts">Users</Link>
      <Link to="/apps/old/7">Moved</Link>
    </>
  );
}

function Next() {
  return <h1>There</h1>;
}

const loaded = fn<(path: string) => void>();
const asked = fn<(path: string, page: string | null) => void>();

function place(path: string, meta: ConsoleRoute['meta']): ConsoleRoute {
  return {
    path,
    meta: { title: path, requiresAuth: true, hideInMenu: true, ...meta },
    screen: () => {
      loaded(path);
      return Promise.resolve(Next);
    },
    prefetch: ({ searchParams }) => {
      asked(path, searchParams.get('page'));
      return Promise.resolve();
    },
  };
}

const feature = {
  ...sampleFeature(Start),
  appsRoutes: [
    ...(sampleFeature(Start).appsRoutes ?? []),
    place('/apps/next', {}),
    place('/apps/accounts', { requiredPermission: true }),
    { path: '/apps/old/:id', meta: { hideInMenu: true, requiresAuth: true }, redirectTo: '/apps/next' },
  ],
};

export default {
  title: 'Shell/Links ahead',
  ...screenStories(
    { feature, at: '/apps/sample', onAddress: fn() },
    operator({ permissions: ['admin-tenant-app'] }),
  ),
  beforeEach: () => {
    loaded.mockClear();
    asked.mockClear();
  },
};

export const PointedAt: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: 'Next' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/apps/next', '2'));
    await expect(loaded.mock.calls).toEqual([['/apps/next']]);
    await expect(args.onAddress).not.toHaveBeenCalledWith('/apps/next?page=2');
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'There' })).toBeVisible();
    await expect(loaded).toHaveBeenCalledOnce();
  },
};

export const InMenu: ScreenStory = {
  args: {
    feature: {
      ...feature,
      appsRoutes: [...feature.appsRoutes, place('/apps/listed', { hideInMenu: false, icon: 'users' })],
    },
  },
  play: async () => {
    await waitFor(() => expect(loaded).toHaveBeenCalledWith('/apps/listed'));
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const Focused: ScreenStory = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Next' })).focus();
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/apps/next', '2'));
  },
};

export const Touched: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA>]', target: await canvas.findByRole('link', { name: 'Next' }) });
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/apps/next', '2'));
  },
};

export const Moved: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: 'Moved' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/apps/next', null));
  },
};

export const Refused: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({
      keys: '[TouchA>]',
      target: await canvas.findByRole('link', { name: 'Users' }),
    });
    await userEvent.hover(canvas.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await expect(loaded.mock.calls).toEqual([['/apps/next']]);
  },
};

export const SavingData: ScreenStory = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'connection');
    };
  },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Next' });
    await userEvent.pointer({ keys: '[TouchA>]', target: link });
    await expect(loaded).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/TouchA]', target: link });
    await expect(await canvas.findByRole('heading', { name: 'There' })).toBeVisible();
  },
};
