import { Input } from 'antd';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { useUnsavedWork } from '../services/unsaved-work';
import { operator } from '../testing/operator';
import { screenStories, type ScreenStory } from '../testing/screen-stories';
import { sampleFeature } from '../testing/sample-feature';

// @see spec 4.8, 8, 9

function Form() {
  const setUnsaved = useUnsavedWork();
  return (
    <>
      <h1>A form</h1>
      <Input aria-label="Name" onChange={() => setUnsaved(true)} />
      <Link to="/apps/elsewhere">Elsewhere</Link>
      <Link to="/apps/gone">Gone</Link>
    </>
  );
}

function Elsewhere() {
  return (
    <>
      <h1>Elsewhere</h1>
      <Link to="/apps/gone">Gone</Link>
    </>
  );
}

const FAILURE = 'Failed to fetch dynamically imported module';

const form = sampleFeature(Form);
const places = [
  {
    path: '/apps/elsewhere',
    meta: { title: 'Elsewhere', hideInMenu: true },
    screen: () => Promise.resolve(Elsewhere),
  },
  {
    path: '/apps/gone',
    meta: { title: 'Gone', hideInMenu: true },
    screen: () => Promise.reject<ComponentType>(new TypeError(FAILURE)),
  },
];

export default {
  title: 'Shell/Code that cannot be loaded',
  ...screenStories({
    feature: { ...form, appsRoutes: [...(form.appsRoutes ?? []), ...places] },
    at: '/apps/gone',
    onReload: fn(),
    onLeave: fn(),
    onAddress: fn(),
  }),
  parameters: { msw: operator(), expectedLogs: [/could not be loaded/] },
};

const title = { name: 'This page could not be loaded' };

/** After a failed reload the user decides when to try again. */
export const Told: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const FullPageLoaded: ScreenStory = {
  args: { at: '/apps/sample', mayReload: true },
  parameters: { expectedLogs: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Gone' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
    await expect(args.onLeave).toHaveBeenCalledWith(expect.stringMatching(/\/apps\/gone$/));
    await expect(canvas.getByRole('heading', { name: 'A form' })).toBeVisible();
    await expect(canvas.queryByRole('heading', title)).toBeNull();
  },
};

export const WithUnsavedWork: ScreenStory = {
  args: { at: '/apps/sample', mayReload: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Mai');
    await userEvent.click(canvas.getByRole('link', { name: 'Gone' }));
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** The browser would replace the console by a page of its own. */
export const Offline: ScreenStory = {
  args: { at: '/apps/sample', mayReload: true },
  beforeEach: () => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => onLine.mockRestore();
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Gone' }));
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const LeftForm: ScreenStory = {
  args: { at: '/apps/sample', mayReload: true },
  parameters: { expectedLogs: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Mai');
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    // Both pages have the link; the first is about to unmount.
    await canvas.findByRole('heading', { name: 'Elsewhere' });
    await userEvent.click(canvas.getByRole('link', { name: 'Gone' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
};
