// @see spec 2.1, 2.2, 2.3
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderFeatureScreen } from '../testing/render-feature-screen';
import { sampleMenu } from '../testing/sample-feature';

function Screen() {
  return <h1>A screen</h1>;
}

const meta = {
  title: 'Layouts/Sign-in area',
  render: renderFeatureScreen,
  args: { feature: sampleMenu(Screen), at: '/auth/login', session: 'signed-out' },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'A screen' })).toBeVisible();
    await expect(canvas.getByText('Signalbox')).toBeVisible();
    await expect(document.title).toBe('Sign in | Signalbox Admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Use light theme' }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
  },
};

export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Use dark theme' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A screen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'English' })).toBeVisible();
  },
};
