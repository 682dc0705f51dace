// @see spec 7.5, 7.8
import { Slot, type ConsoleFeature } from '@console/shell-layout';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { billing } from '../billing.feature';
import { QUOTA_PLANS, quotaPlanOutage, quotaPlansListed } from '../testing/quota-handlers';

function FormWithSlot() {
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <h1>New app</h1>
      <Slot name="quotaPlan" props={{ value: chosen, onChange: setChosen }} />
      <output aria-label="Chosen">{chosen ?? 'nothing'}</output>
    </>
  );
}

const inAForm: ConsoleFeature = {
  ...billing,
  appsRoutes: [
    {
      path: '/apps/sample',
      meta: { title: 'New app', requiresAuth: true },
      screen: () => Promise.resolve(FormWithSlot),
    },
  ],
};

export default {
  title: 'Quota plans/Field',
  ...screenStories({ feature: inAForm, at: '/apps/sample' }, [...operator(), quotaPlansListed()]),
};

export const Filled: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('radiogroup', { name: 'Quota plan' }));
    await expect(group.getAllByRole('radio')).toHaveLength(3);
    await expect(group.getByRole('radio', { name: /^Starter/ })).toBeChecked();
    await expect(canvas.getByRole('status', { name: 'Chosen' })).toHaveTextContent('nothing');
    await expect(
      group.getByText(
        '500 GB of storage · 2 TB of traffic per month · 100 h of transcoding per month · 100,000 ad impressions per month · 10 live channels · 100 members',
      ),
    ).toBeVisible();

    await userEvent.click(group.getByRole('radio', { name: /^Growth/ }));
    await expect(group.getByRole('radio', { name: /^Growth/ })).toBeChecked();
    await expect(canvas.getByRole('status', { name: 'Chosen' })).toHaveTextContent('growth');
  },
};

export const OtherResources: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      quotaPlansListed([
        { planId: 'p', name: 'Pictures', isDefault: false, limits: [{ resource: 'pictures', limit: 7 }] },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('pictures: 7')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Pictures/ })).not.toBeChecked();
  },
};

const outage = quotaPlanOutage();

export const Failed: ScreenStory = {
  beforeEach: outage.begin,
  parameters: { msw: [...operator(), outage.handler] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Couldn’t load the quota plans/)).toBeVisible();
    outage.end();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('radio')).toHaveLength(QUOTA_PLANS.length);
  },
};
