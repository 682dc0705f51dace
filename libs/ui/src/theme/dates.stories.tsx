// @see spec 9
import { DatePicker } from 'antd';
import { expect, waitFor, within } from 'storybook/test';
import { kitStories, type KitPlay, type KitStory } from '../testing/kit-stories';

function Screen() {
  return (
    <>
      <h1>Dates</h1>
      <DatePicker aria-label="Day" />
      <DatePicker aria-label="Time" showTime />
    </>
  );
}

/** antd's pickers use the console's date format, weeks from Monday, and the names of the language. */
export default { title: 'Kit/Dates', ...kitStories({ screen: Screen }) };

async function giveDates({ canvas, userEvent }: KitPlay, days: string[]) {
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

export const English: KitStory = {
  play: (context) => giveDates(context, ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']),
};

export const Vietnamese: KitStory = {
  globals: { language: 'vi' },
  play: (context) => giveDates(context, ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']),
};
