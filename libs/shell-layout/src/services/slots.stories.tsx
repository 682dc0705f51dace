import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ConsoleSlots } from '../routes/console-slots';
import { operator } from '../testing/operator';
import { screenStories, type ScreenStory } from '../testing/screen-stories';
import { sampleFeature } from '../testing/sample-feature';
import { Slot, useSlotFilled } from './slots';

function FormWithRoom() {
  const [plan, setPlan] = useState<string>();
  const filled = useSlotFilled('quotaPlan');
  return (
    <>
      <h1>New app</h1>
      {filled && <h2>Plan</h2>}
      <Slot name="quotaPlan" props={{ value: plan, onChange: setPlan }} />
    </>
  );
}

function PlanOfAnotherFeature({ value, onChange }: ConsoleSlots['quotaPlan']) {
  return <button onClick={() => onChange?.('large')}>Chosen: {value ?? 'nothing'}</button>;
}

const feature = sampleFeature(FormWithRoom);

export default {
  title: 'Slots',
  ...screenStories(
    {
      feature: { ...feature, slots: { quotaPlan: () => Promise.resolve(PlanOfAnotherFeature) } },
      at: '/apps/sample',
    },
    operator(),
  ),
};

export const Filled: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chosen: nothing' }));
    await expect(await canvas.findByRole('button', { name: 'Chosen: large' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Plan' })).toBeVisible();
  },
};

export const Unfilled: ScreenStory = {
  args: { feature },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'New app' });
    await expect(canvas.queryByRole('button', { name: /Chosen/ })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Plan' })).toBeNull();
  },
};
