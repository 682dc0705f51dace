import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { operator } from '../testing/operator';
import { renderFeatureScreen } from '../testing/render-feature-screen';
import { sampleFeature } from '../testing/sample-feature';

function Broken(): never {
  throw new Error('This screen is broken');
}

const meta = {
  title: 'Shell/Status pages',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(Broken), at: '/404', session: 'signed-out' },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { at: '/no/such/place' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByText('Page not found: /no/such/place')).toBeVisible();
    await expect(document.title).toBe('Page Not Found | Signalbox Admin');
  },
};

/** The address is a text and nothing more. */
export const NotFoundOddAddress: Story = {
  args: { at: `/<img src=x onerror=alert(1)>/${'x'.repeat(300)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Page not found: \/(<|%3C)img/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Forbidden: Story = {
  args: { at: '/403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No access' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/apps');
  },
};

export const ServerError: Story = {
  args: { at: '/500' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  },
};

export const Unavailable: Story = {
  args: { at: '/503' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Service unavailable' })).toBeVisible();
  },
};

/** A screen that throws takes down its own place only. */
export const BrokenScreen: Story = {
  args: { at: '/apps/sample', session: 'signed-in' },
  parameters: { msw: operator(), expectedLogs: [/This screen is broken/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'operator@signalbox.example' })).toBeVisible();
  },
};

export const Light: Story = { ...NotFound, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  args: { at: '/no/such/place' },
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
  },
};
