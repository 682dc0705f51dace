// @see spec 9
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DatePicker } from 'antd';
import { expect, waitFor, within } from 'storybook/test';
import { operator } from '../testing/operator';
import { renderFeatureScreen } from '../testing/render-feature-screen';
import { sampleFeature } from '../testing/sample-feature';

function Screen() {
  return (
    <>
      <h1>Dates</h1>
      <DatePicker aria-label="Day" />
      <DatePicker aria-label="Time" showTime />
    </>
  );
}

/** antd's pickers show dates as the console does: their format, weeks from Monday, and the language's own names. */
const meta = {
  title: 'Shell/Dates',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(Screen), at: '/apps/sample' },
  parameters: { msw: operator() },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function giveDates({ canvas, userEvent }: Play, days: string[]) {
  const day = await canvas.findByRole('textbox', { name: 'Day' });
  await userEvent.type(day, '2026-03-01');
  const calendar = within(await within(document.body).findByRole('table'));
  const names = () => calendar.getAllByRole('columnheader').map((header) => header.textContent);
  await waitFor(() => expect(names()).toEqual(days));
  await userEvent.keyboard('{Enter}');
  await expect(day).toHaveValue('2026-03-01');

  const time = canvas.getByRole('textbox', { name: 'Time' });
  await userEvent.type(time, '2026/03/01 18:30:05{Enter}');
  await userEvent.tab();
  await expect(time).toHaveValue('2026/03/01 18:30:05');
}

export const English: Story = {
  play: (context) => giveDates(context, ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']),
};

export const Light: Story = { ...English, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: (context) => giveDates(context, ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']),
};
