import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { sampleFeature } from '../../testing/sample-feature';
import { SecretOnce } from '@console/ui';

const CODES = ['k7qd-9f2m-x4tw', 'r3bn-6hvc-p8ys', 'w5jg-2mkd-t9xq'];

function Codes() {
  return (
    <>
      <h1>Codes</h1>
      <SecretOnce
        label="Recovery codes"
        warning="Keep these codes now."
        values={CODES}
        fileName="codes.txt"
      />
    </>
  );
}

function Key() {
  return (
    <>
      <h1>Key</h1>
      <SecretOnce
        label="API key"
        warning="Copy the key now."
        values={['sbk_example_'.padEnd(200, '0123456789')]}
        fileName="key.txt"
      />
    </>
  );
}

const meta = {
  title: 'Kit/Secret once',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(Codes), at: '/apps/sample' },
  parameters: { msw: operator() },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Recovery codes' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);

    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(copied).toHaveBeenCalledWith(CODES.join('\n'));
    await expect(await within(document.body).findByText('Copied')).toBeVisible();

    const download = canvas.getByRole('link', { name: 'Download' });
    await expect(download).toHaveAttribute('download', 'codes.txt');
    const file = await fetch(download.getAttribute('href') ?? '');
    await expect(await file.text()).toBe(`${CODES.join('\n')}\n`);
  },
};

/** A browser that refuses to copy says so. */
export const CopyRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(
      await within(document.body).findByText(
        'The browser did not let us copy. Select the text and copy it yourself.',
      ),
    ).toBeVisible();
  },
};

/** A long one wraps. */
export const OneOnAPhone: Story = {
  args: { feature: sampleFeature(Key) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'API key' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Light: Story = { ...Several, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sao chép' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tải xuống' })).toBeVisible();
  },
};
