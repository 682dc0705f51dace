// @see spec 9
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import type { ConsoleError } from '@console/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fn } from 'storybook/test';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { sampleFeature } from '../../testing/sample-feature';
import { DateTime, useZone, EmptyState, FactList, FailedState, StatusTag } from '@console/ui';

const TONES = ['success', 'warning', 'error', 'neutral'] as const;
const MOMENTS = ['2026-01-31T18:30:05Z', '2026-07-31T18:30:05Z', null, 'yesterday'];
const ERRORS: ConsoleError[] = [
  { kind: 'unreachable', message: '' },
  {
    kind: 'refused',
    status: 500,
    message: ['Internal Server Error'],
    errors: ['the database is resting', 'so is its replica'],
    fieldErrors: {},
    requestId: 'request-7',
  },
  { kind: 'drift', operation: 'listChannels', problems: [] },
];

const onRetry = fn();
const onCreate = fn<() => void>();

function Tags() {
  return (
    <>
      <h1>Status tags</h1>
      {TONES.map((tone) => (
        <p key={tone}>
          <StatusTag tone={tone} label={tone} />
        </p>
      ))}
    </>
  );
}

function Times() {
  const zone = useZone();
  return (
    <>
      <h1>Times</h1>
      <FactList
        facts={MOMENTS.map((moment) => ({
          label: String(moment),
          value: <DateTime value={moment} zone={zone} />,
        }))}
      />
    </>
  );
}

function Failures() {
  return (
    <>
      <h1>Failures</h1>
      {ERRORS.map((error) => (
        <FailedState key={error.kind} title={`Not loaded: ${error.kind}`} error={error} onRetry={onRetry} />
      ))}
    </>
  );
}

function NoApps() {
  return (
    <>
      <h1>Apps</h1>
      <EmptyState
        text="There are no apps yet"
        icon={<AppstoreOutlined />}
        action={<Button onClick={onCreate}>Create an app</Button>}
      />
    </>
  );
}

const meta = {
  title: 'Kit/Small parts',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(Tags), at: '/apps/sample' },
  parameters: { msw: operator() },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Never colour alone: each has its word. */
export const StatusTags: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Status tags' });
    for (const tone of TONES) await expect(canvas.getByText(tone)).toBeVisible();
  },
};

export const StatusTagsLight: Story = { ...StatusTags, globals: { theme: 'light' } };

/** In the zone of the person who is signed in. */
export const DateTimes: Story = {
  args: { feature: sampleFeature(Times) },
  play: async ({ canvas, userEvent }) => {
    const time = await canvas.findByText('2026/02/01 01:30:05');
    await expect(time).toHaveAttribute('datetime', '2026-01-31T18:30:05Z');
    await expect(time).toHaveAttribute('title', 'Asia/Ho_Chi_Minh');
    await userEvent.hover(time);
    await expect(time.title).toMatch(/^(in )?\d+ \w+( ago)? \(Asia\/Ho_Chi_Minh\)$/);
    await expect(canvas.getByText('2026/08/01 01:30:05')).toBeVisible();
    await expect(canvas.getAllByText('N/A')).toHaveLength(2);
  },
};

export const DateTimesElsewhere: Story = {
  args: { feature: sampleFeature(Times) },
  parameters: { msw: operator({ user: { timezone: 'America/New_York' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026/01/31 13:30:05')).toBeVisible();
    await expect(canvas.getByText('2026/07/31 14:30:05')).toBeVisible();
  },
};

/** Why it failed, in sentences, with the request id, and a way to try again. */
export const FailedStates: Story = {
  args: { feature: sampleFeature(Failures) },
  beforeEach: () => {
    onRetry.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not loaded: unreachable')).toBeVisible();
    await expect(canvas.getByText('Something went wrong, please try again later')).toBeVisible();
    await expect(canvas.getByText('The database is resting')).toBeVisible();
    await expect(canvas.getByText('So is its replica')).toBeVisible();
    await expect(canvas.getByText('request-7')).toBeVisible();
    await expect(canvas.getByText('The answer of the platform could not be read.')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Try again' });
    if (first) await userEvent.click(first);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedStatesLight: Story = { ...FailedStates, globals: { theme: 'light' } };

/** Nothing there: one sentence, and the way on. */
export const NothingThere: Story = {
  args: { feature: sampleFeature(NoApps) },
  beforeEach: () => {
    onCreate.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There are no apps yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create an app' }));
    await expect(onCreate).toHaveBeenCalledOnce();
  },
};

export const NothingThereLight: Story = { ...NothingThere, globals: { theme: 'light' } };
