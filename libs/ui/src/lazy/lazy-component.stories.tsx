import type { ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { kitStories, type KitStory } from '../testing/kit-stories';
import { lazyComponent } from './lazy-component';

// @see spec 4.8

function Clock({ zone }: { zone: string }) {
  return <p>The time in {zone}</p>;
}

const load = fn<() => Promise<ComponentType<{ zone: string }>>>();

function screenWithPart() {
  const Part = lazyComponent(load);
  return function Screen() {
    return (
      <>
        <input aria-label="Name" />
        <Part zone="Asia/Ho_Chi_Minh" />
      </>
    );
  };
}

const NOTE = 'Couldn’t load this part of the page';

export default {
  title: 'Kit/Lazy part',
  ...kitStories({ screen: screenWithPart() }),
  beforeEach: () => {
    load.mockReset().mockResolvedValue(Clock);
  },
};

export const Loaded: KitStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The time in Asia/Ho_Chi_Minh')).toBeVisible();
    await expect(load).toHaveBeenCalledOnce();
  },
};

export const FailedTwice: KitStory = {
  args: { screen: screenWithPart() },
  parameters: { expectedLogs: [/Failed to fetch/] },
  play: async ({ canvas, userEvent }) => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'edge-07');
    await expect(await canvas.findByText(NOTE)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The time in Asia/Ho_Chi_Minh')).toBeVisible();
    await expect(canvas.queryByText(NOTE)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('edge-07');
  },
};

const failing: KitStory = {
  beforeEach: () => {
    load.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  },
};

export const Light: KitStory = {
  ...failing,
  args: { screen: screenWithPart() },
  parameters: { expectedLogs: [/Failed to fetch/] },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NOTE)).toBeVisible();
  },
};

export const Vietnamese: KitStory = {
  ...failing,
  args: { screen: screenWithPart() },
  parameters: { expectedLogs: [/Failed to fetch/] },
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tải được phần này của trang')).toBeVisible();
  },
};
