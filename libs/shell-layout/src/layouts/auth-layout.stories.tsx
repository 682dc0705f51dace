// @see spec 2.1, 2.2, 2.3
import { expect, waitFor } from 'storybook/test';
import { screenStories, type ScreenStory } from '../testing/screen-stories';
import { sampleMenu } from '../testing/sample-feature';

function Screen() {
  return <h1>A screen</h1>;
}

export default {
  title: 'Layouts/Sign-in area',
  ...screenStories({ feature: sampleMenu(Screen), at: '/auth/login', session: 'signed-out' }),
};

export const Dark: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'A screen' })).toBeVisible();
    await expect(canvas.getByText('Signalbox')).toBeVisible();
    await expect(document.title).toBe('Sign in | Signalbox Admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Use light theme' }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
  },
};

export const Light: ScreenStory = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Use dark theme' })).toBeVisible();
  },
};

export const Phone: ScreenStory = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A screen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: ScreenStory = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'English' })).toBeVisible();
  },
};
