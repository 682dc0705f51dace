// @see spec 2.1, 2.2, 2.3, 2.4, 2.10, 4.2, 6, 8
import { expect, fn, within } from 'storybook/test';
import { Link } from 'react-router';
import { operator } from '../testing/operator';
import { screenStories, type ScreenStory } from '../testing/screen-stories';
import { sampleFeature, sampleMenu, sampleProducts } from '../testing/sample-feature';

function Broken(): never {
  throw new Error('This screen is broken');
}

export default {
  title: 'Shell/Status pages',
  ...screenStories({ feature: sampleFeature(Broken), at: '/404', session: 'signed-out' }),
};

export const NotFound: ScreenStory = {
  args: { at: '/no/such/ch%E1%BB%97' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByText('Page not found: /no/such/chỗ')).toBeVisible();
    await expect(document.title).toBe('Page Not Found | Signalbox Admin');
  },
};

export const NotFoundOddAddress: ScreenStory = {
  args: { at: `/<img src=x onerror=alert(1)>/${'x'.repeat(300)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Page not found: \/(<|%3C)img/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Forbidden: ScreenStory = {
  args: { at: '/403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No access' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/apps');
  },
};

export const Refused: ScreenStory = {
  args: { feature: sampleMenu(Broken), at: '/apps/accounts?page=2', session: 'signed-in', onAddress: fn() },
  parameters: {
    msw: operator({ permissions: ['admin-vod'] }),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('You tried to open “Users”.')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/403');
    await expect(await canvas.findByText('Needs the API group User accounts (admin-user)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'My permissions' })).toBeVisible();
  },
};

/** Opened by a link: the current app is another one. */
export const RefusedInApp: ScreenStory = {
  args: { feature: sampleProducts(Broken), at: '/apps/studio-1/product/vod', session: 'signed-in' },
  parameters: { msw: operator({ permissions: null, ownPermissions: ['admin-ssai'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/"own":true.*"appId":"studio-1"/)).toBeVisible();
  },
};

export const ForbiddenByHand: ScreenStory = {
  args: { at: '/403', session: 'signed-in' },
  parameters: { msw: operator({ permissions: ['admin-vod'], user: { viewOnly: true } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'My permissions' })).toBeVisible();
    await expect(canvas.queryByText('Your account is view-only')).toBeNull();
  },
};

export const KeepsMenu: ScreenStory = {
  args: { feature: sampleMenu(Broken), at: '/no/such/place', session: 'signed-in' },
  parameters: { msw: operator() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    const menu = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await expect(await menu.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

export const ServerError: ScreenStory = {
  args: { at: '/500' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    await expect(canvas.getByText('500')).toBeVisible();
    await expect(document.title).toBe('Internal Server Error | Signalbox Admin');
  },
};

export const ServerErrorAgain: ScreenStory = {
  args: { at: '/500?from=%2Fno%2Fsuch%2Fplace%3Fpage%3D2', onAddress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { name: 'Page Not Found' });
    await expect(args.onAddress).toHaveBeenLastCalledWith('/no/such/place?page=2');
  },
};
export const Unavailable: ScreenStory = {
  args: { at: '/503' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Service unavailable' })).toBeVisible();
  },
};

const FAILED = { failed: '/apps/sample?page=2', requestId: 'request-7' };

function Overloaded() {
  return (
    <Link to="/503" state={FAILED}>
      Open
    </Link>
  );
}

export const UnavailableAgain: ScreenStory = {
  args: { feature: sampleFeature(Overloaded), at: '/apps/sample', session: 'signed-in', onAddress: fn() },
  parameters: { msw: operator() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Open' }));
    await expect(await canvas.findByText('request-7')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('link', { name: 'Open' });
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/sample?page=2');
  },
};

export const BrokenScreen: ScreenStory = {
  args: { at: '/apps/sample', session: 'signed-in' },
  parameters: { msw: operator(), expectedLogs: [/This screen is broken/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'operator@signalbox.example' })).toBeVisible();
  },
};

let isDown = true;

function DownOnce() {
  if (isDown) throw new Error('This screen is broken');
  return <h1>Back again</h1>;
}

export const BrokenScreenAgain: ScreenStory = {
  args: { ...BrokenScreen.args, feature: sampleFeature(DownOnce) },
  parameters: { ...BrokenScreen.parameters },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: 'Back again' })).toBeVisible();
  },
};
