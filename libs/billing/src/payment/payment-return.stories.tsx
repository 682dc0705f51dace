// @see spec 7.4
import { ADMIN_APP_ID } from '@console/http';
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { billing } from '../billing.feature';
import { beginPaymentMethod, completePaymentMethod } from '../contract';
import {
  mockBillingInfo,
  cardOf,
  MOCKED_RETURN,
  noPaymentProvider,
  mockPaymentMethods,
} from '../testing/payment-handlers';

const PAGE = '/apps/billing/payment';
const RETURN = `payment-state=${MOCKED_RETURN.state}&payment-code=${MOCKED_RETURN.code}`;

const VISA = 'Visa ending in 4242';
const platform = (...methods: Parameters<typeof mockPaymentMethods>[0]) => [
  ...operator(),
  ...mockBillingInfo().handlers,
  ...mockPaymentMethods(methods),
];
const visa = () => cardOf(1, { appId: ADMIN_APP_ID });

export default {
  title: 'Payment/Adding',
  ...screenStories({ feature: billing, at: PAGE, onAddress: fn(), onLeave: fn() }, platform(visa())),
};
export const ReturnRejected: ScreenStory = {
  args: { at: `${PAGE}?payment-state=made&payment-code=up` },
  parameters: {
    msw: [
      mock(completePaymentMethod, () => respondWithError(400, { errors: 'this card is not taken here' })),
      ...platform(visa()),
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The payment method was not added')).toBeVisible();
    await expect(canvas.getByText('This card is not taken here')).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(PAGE));
  },
};

export const Unfinished: ScreenStory = {
  args: { at: `${PAGE}?${RETURN}` },
  parameters: {
    msw: [
      http.post('*/billing/payment-methods/complete', () => HttpResponse.error(), { once: true }),
      ...platform(),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/^We couldn’t confirm/)).toBeVisible();
    await expect(args.onAddress).not.toHaveBeenCalledWith(PAGE);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(`${VISA} was added`)).toBeVisible();
    await expect(canvas.getByText('Invoices are now paid with it.')).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(PAGE));
  },
};

async function expectNotOpened({ canvas, userEvent }: ScreenPlay, why: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add payment method' }));
  await expect(await canvas.findByText('Payment methods can’t be added right now')).toBeVisible();
  await expect(canvas.getByText(why)).toBeVisible();
}

export const NoProvider: ScreenStory = {
  parameters: { msw: [noPaymentProvider(), ...platform()] },
  play: async ({ canvas, userEvent, args }) => {
    await expectNotOpened({ canvas, userEvent }, 'No payment provider is set up.');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const NotOffered: ScreenStory = {
  parameters: { msw: [mock(beginPaymentMethod, () => respondWithError(404)), ...platform()] },
  play: async ({ canvas, userEvent }) => {
    await expectNotOpened({ canvas, userEvent }, /^This platform has no payment provider/);
  },
};

export const NoWebPage: ScreenStory = {
  parameters: {
    msw: [mock(beginPaymentMethod, () => ({ location: 'javascript:alert(document.domain)' })), ...platform()],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expectNotOpened({ canvas, userEvent }, 'The payment provider’s address is invalid.');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
