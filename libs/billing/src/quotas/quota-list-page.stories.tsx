// @see spec 7.8, 9
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { billing } from '../billing.feature';
import { listQuotaRequests, listQuotasNearLimit } from '../contract';
import { mockQuotas, quotasOf } from '../testing/quota-handlers';

const OF_MANY_APPS = Array.from({ length: 12 }, (_, index) => quotasOf(`studio-${String(index + 1)}`)).flat();

export default {
  title: 'Quotas/Near their limit',
  ...screenStories({ feature: billing, at: '/apps/billing/quota', onAddress: fn() }, [
    ...operator(),
    ...mockQuotas(OF_MANY_APPS),
  ]),
};

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

export const Filled: ScreenStory = {
  play: async ({ args, canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Quotas near their limit' });
    await waitFor(() => expect(rowsOf(table)).toHaveLength(20));
    const [first = table, ...others] = rowsOf(table);
    await expect(within(first).getByRole('meter', { name: 'Transcoding this month' })).toHaveAttribute(
      'aria-valuetext',
      '500\u00a0h of 500\u00a0h, 100%: limit reached',
    );
    await expect(within(first).getByText('Limit reached')).toBeVisible();
    await expect(within(first).getByText('N/A')).toBeVisible();
    const last = others.at(-1) ?? table;
    await expect(within(last).getByText('1.7 TB of 2 TB (85%)')).toBeVisible();
    await expect(within(last).getByText('Near its limit')).toBeVisible();
    await expect(within(last).getByText('2026-06-20')).toBeVisible();
    await expect(within(last).getByRole('link', { name: 'studio-8' })).toHaveAttribute(
      'href',
      '/apps/studio-8/usage?from=%2Fapps%2Fbilling%2Fquota',
    );
    await expect(canvas.queryByRole('searchbox')).toBeNull();

    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pagination' })).getByText('2'));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/billing/quota?page=2'));
    await waitFor(() => expect(rowsOf(table)).toHaveLength(4));
  },
};

export const NotListed: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      ...[listQuotasNearLimit, listQuotaRequests].map((operation) =>
        mock(operation, () => respondWithError(404)),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This platform can’t list the quotas/)).toBeVisible();
    await expect(within(document.body).queryByText('Error 404')).toBeNull();
  },
};

export const RequestsFailed: ScreenStory = {
  parameters: {
    msw: [mock(listQuotaRequests, () => respondWithError(500)), ...operator(), ...mockQuotas(quotasOf())],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the requested increases')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
