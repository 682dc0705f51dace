// @see spec 7.8
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, within } from 'storybook/test';
import { billing } from '../billing.feature';
import { changePlan } from '../contract';
import { mockQuotas, quotaPlansListed, quotasOf } from '../testing/quota-handlers';

export default {
  title: 'Limits/Dialogs',
  ...screenStories({ feature: billing, at: '/apps/billing/quota' }, [
    ...operator(),
    ...mockQuotas(quotasOf()),
    quotaPlansListed(),
  ]),
};

const page = () => within(document.body);

type Clicks = Pick<Parameters<NonNullable<ScreenStory['play']>>[0], 'userEvent'>;

async function opened({ userEvent }: Clicks, action: string) {
  const row = within(await page().findByRole('row', { name: /Storage/ }));
  await userEvent.click(row.getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await page().findByRole('menuitem', { name: action }));
  return within(await page().findByRole('dialog'));
}

/** The formatted spaces are non-breaking. */
const textOf = (element: HTMLElement) => element.textContent.replace(/\s/g, ' ');

export const PlanWithEffect: ScreenStory = {
  play: async ({ userEvent }) => {
    const dialog = await opened({ userEvent }, 'Change plan');
    await expect(await dialog.findByText('This is the current plan.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Starter/ }));
    const effect = await dialog.findByRole('region', { name: 'What changes' });
    await expect(textOf(effect)).toContain('₫4,900,000 → ₫0');
    await expect(textOf(effect)).toContain('₫3,161,290 less');
    const rows = within(effect).getAllByRole('row').slice(1).map(textOf);
    await expect(rows[0]).toBe('Storage2 TB50 GB1.7 TB Over the limit');
    await expect(rows.at(-1)).toBe('Members501010');
  },
};

export const PlanChangedMeanwhile: ScreenStory = {
  parameters: {
    msw: [
      mock(changePlan, () => respondWithError(412)),
      ...operator(),
      ...mockQuotas(quotasOf()),
      quotaPlansListed(),
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await opened({ userEvent }, 'Change plan');
    await userEvent.click(await dialog.findByRole('radio', { name: /^Scale/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }));
    await expect(await dialog.findByText(/^Somebody else saved this/)).toBeVisible();
  },
};
