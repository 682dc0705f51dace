// @see spec 9
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { mock } from '@console/http/testing';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { Channels, listChannels } from '../../testing/sample-channels';
import { sampleFeature } from '../../testing/sample-feature';
import { ListPage } from '@console/ui/list';
import { ClippedText, CopyText, FactList, StatusTag, TwoLines } from '@console/ui';

/** A megabyte of accents on one letter takes a browser many seconds to draw. */
const HOSTILE = `Mai${'\u0301'.repeat(2 ** 20)}`;
const LONG = 'Đồng Xanh '.repeat(10_000);
/** As the HTTP client shortens the texts of responses. */
const SHORTENED = `${LONG.slice(0, 8192)}…\u2060`;

function Parts() {
  return (
    <ListPage title={HOSTILE}>
      <TwoLines main={HOSTILE} detail={LONG} />
      <StatusTag tone="neutral" label={HOSTILE} />
      <CopyText text={LONG} />
      <FactList facts={[{ label: HOSTILE, value: LONG }]} />
      <section aria-label="Clipped">
        <ClippedText text={LONG} />
      </section>
      <section aria-label="Shortened">
        <ClippedText text={SHORTENED} />
        <CopyText text={SHORTENED} />
      </section>
    </ListPage>
  );
}

/** Texts from outside are bounded wherever they are rendered; all of one can be copied. */
const meta = {
  title: 'Kit/Clipped text',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(Parts), at: '/apps/sample' },
  parameters: { msw: operator() },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

const SPOKEN = ['title', 'aria-label', 'aria-description', 'alt', 'placeholder'];

/** Every text that is drawn, shown on hover or read out. */
function texts(): string[] {
  return [...document.querySelectorAll('title, body *')].flatMap((element) => [
    ...[...element.childNodes].flatMap(({ nodeType, nodeValue }) =>
      nodeType === Node.TEXT_NODE && !['SCRIPT', 'STYLE'].includes(element.tagName) ? (nodeValue ?? '') : [],
    ),
    ...SPOKEN.map((name) => element.getAttribute(name) ?? ''),
  ]);
}

async function expectBounded() {
  for (const text of texts()) {
    await expect(text.length).toBeLessThanOrEqual(2010);
    await expect(/\p{M}{9}/u.test(text)).toBe(false);
  }
}

export const SmallParts: Story = {
  play: async ({ canvas, userEvent }) => {
    const clipped = within(await canvas.findByRole('region', { name: 'Clipped' }));
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(clipped.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith(LONG));
    copied.mockRestore();
    // The end of a shortened text is unknown.
    const shortened = within(canvas.getByRole('region', { name: 'Shortened' }));
    await expect(shortened.queryByRole('button', { name: 'Copy' })).toBeNull();
    await expectBounded();
  },
};

/** A row of a list, with what its boxes and menus say of it. */
export const Row: Story = {
  args: { feature: sampleFeature(Channels) },
  parameters: {
    msw: [
      ...operator(),
      mock(listChannels, () => ({
        data: [{ id: LONG, name: HOSTILE, viewers: 1, state: 'live' as const }],
        total: 1,
        page: 1,
        perPage: 20,
      })),
    ],
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Channels' });
    await expect(await within(table).findByText(/^Mai/, {}, { timeout: 10_000 })).toBeVisible();
    await expectBounded();
  },
};
