// @see spec 7.8
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { billing } from '../billing.feature';
import { getOwnUsages, changePlan, overrideQuota, requestQuota, approveQuotaRequest } from '../contract';
import { framedBilling } from '../testing/framed-billing';
import { mockUsage, mockUsageDays } from '../testing/usage-handlers';
import { mockQuotas, quotaPlansListed, quotaRequestOf, quotasOf } from '../testing/quota-handlers';

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
    await expect(await dialog.findByText(/^Someone else changed this/)).toBeVisible();
  },
};

const calls = fn();

export const LimitOverridden: ScreenStory = {
  parameters: {
    msw: [
      mock(overrideQuota, ({ params, body, request }) => {
        calls(params.resource, body, request.headers.get('If-Match'));
        return { planId: 'growth', name: 'Growth', etag: '"4"' };
      }),
      ...operator(),
      ...mockQuotas(quotasOf()),
      quotaPlansListed(),
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await opened({ userEvent }, 'Raise');
    await expect(dialog.getByText('Storage: 1.7 TB of 2 TB (85%)')).toBeVisible();
    const limit = dialog.getByRole('spinbutton', { name: 'New limit' });
    await expect(limit).toHaveValue('2000');
    await userEvent.clear(limit);
    await userEvent.type(limit, '300');
    await expect(dialog.getByText('The app already uses more than this')).toBeVisible();
    await userEvent.type(limit, '0');
    await expect(dialog.queryByText('The app already uses more than this')).toBeNull();
    await fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2030-12-31' } });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Election night');
    await userEvent.click(dialog.getByRole('button', { name: 'Raise' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(calls).toHaveBeenLastCalledWith(
      'storage-bytes',
      { limit: 3000 * 1024 ** 3, until: '2030-12-31', reason: 'Election night' },
      '"3"',
    );
  },
};

export const RequestApproved: ScreenStory = {
  parameters: {
    msw: [
      mock(approveQuotaRequest, ({ params, body }) => {
        calls(params.id, body);
        return { ...quotaRequestOf(), status: 'approved' };
      }),
      ...operator(),
      ...mockQuotas(quotasOf(), [quotaRequestOf()]),
      quotaPlansListed(),
    ],
  },
  play: async ({ userEvent }) => {
    const requests = within(await page().findByRole('table', { name: 'Requested increases' }));
    await expect(requests.getByText('10 → 12')).toBeVisible();
    await userEvent.click(requests.getByRole('button', { name: 'Actions: studio-1, Live channels' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Approve' }));
    const dialog = within(await page().findByRole('dialog'));
    await expect(
      dialog.getByText('producer@studio.example asks for 12: Two new channels in June'),
    ).toBeVisible();
    await fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2030-12-31' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(calls).toHaveBeenLastCalledWith('request-1', { limit: 12, until: '2030-12-31' });
  },
};

/** A customer, on the page of their app. */
export const IncreaseRequested: ScreenStory = {
  args: { feature: framedBilling, at: '/apps/studio-1/usage' },
  parameters: {
    msw: [
      mock(requestQuota, ({ body }) => {
        calls(body);
        return quotaRequestOf();
      }),
      ...operator({ permissions: null, ownPermissions: ['management'] }),
      ...mockQuotas(quotasOf()),
      ...mockUsage(mockUsageDays(8, 800)),
      mock(getOwnUsages, () => respondWithError(404)),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await page().findByRole('button', { name: 'Request increase: Live channels' }));
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Limit you need' }), '12');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Two new channels');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(calls).toHaveBeenLastCalledWith({
      appId: 'studio-1',
      resource: 'live-channels',
      limit: 12,
      reason: 'Two new channels',
    });
    await expect(page().queryByRole('button', { name: 'Change plan' })).toBeNull();
  },
};
