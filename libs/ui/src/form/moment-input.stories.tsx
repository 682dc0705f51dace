import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { kitStories, type KitStory } from '../testing/kit-stories';
import { MomentInput } from './moment-input';

// @see spec 9

/** The zone of the kit's user is America/New_York. */
function LicenseEnd() {
  const [end, setEnd] = useState<string | null>('2026-05-12T03:59:59.000Z');
  return (
    <>
      <MomentInput kind="dayEnd" aria-label="Last day" value={end} onChange={setEnd} />
      <output>{end ?? 'none'}</output>
    </>
  );
}

export default { title: 'Kit/Moment input', ...kitStories({ screen: LicenseEnd }) };

/** A browser reports each digit of the year. */
export const YearTyped: KitStory = {
  play: async ({ canvas }) => {
    const day = await canvas.findByLabelText('Last day');
    await expect(day).toHaveValue('2026-05-11');
    for (const year of ['0002', '0020', '0202', '20271']) {
      await fireEvent.change(day, { target: { value: `${year}-12-25` } });
      await expect(day).toHaveValue(`${year}-12-25`);
      await expect(canvas.getByRole('status')).toHaveTextContent('none');
    }
    await fireEvent.change(day, { target: { value: '2027-12-25' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('2027-12-26T04:59:59.000Z');
    await expect(day).toHaveValue('2027-12-25');
  },
};
