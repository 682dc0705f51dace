// @see spec 7.4
import { ADMIN_APP_ID } from '@console/http';
import { mock, respondWithError } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { billing } from '../billing.feature';
import { beginPaymentMethod, completePaymentMethod } from '../contract';
import { billingInfoKept } from '../testing/billing-info-handlers';
import {
  cardOf,
  MOCKED_RETURN,
  noPaymentProvider,
  paymentMethodsKept,
} from '../testing/payment-method-handlers';

const PAGE = '/apps/billing/payment';
const LEFT_FOR = `${PAGE}?sort=brand`;
const RETURN = `payment-state=${MOCKED_RETURN.state}&payment-code=${MOCKED_RETURN.code}`;

const VISA = 'Visa ending in 4242';
const MASTERCARD = 'Mastercard ending in 4243';

/** A platform with these payment methods, each time anew. */
const platform = (...methods: Parameters<typeof paymentMethodsKept>[0]) => [
  ...operator(),
  ...billingInfoKept().handlers,
  ...paymentMethodsKept(methods),
];
const visa = () => cardOf(1, { appId: ADMIN_APP_ID });

const meta = {
  title: 'Payment/Adding',
  render: renderFeatureScreen,
  args: { feature: billing, at: PAGE, onAddress: fn(), onLeave: fn() },
  parameters: { msw: platform(visa()) },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function shows(canvas: Play['canvas'], name: string) {
  const rows = within(await canvas.findByRole('table', { name: 'Payment methods' }));
  await expect(await rows.findByText(name)).toBeVisible();
}

/** The person leaves for the provider's own page, which is told where they come back to. */
export const Leaving: Story = {
  args: { at: LEFT_FOR },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add payment method' }));
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenLastCalledWith(
        `${new URL(LEFT_FOR, window.location.href).href}&${RETURN}`,
      ),
    );
  },
};

const completed = fn();

/** Back with a card: it is added once, and nothing stays in the address that would add it again. */
export const Returned: Story = {
  args: { at: `${LEFT_FOR}&${RETURN}` },
  parameters: {
    msw: [
      http.post('*/billing/payment-methods/complete', () => {
        completed();
      }),
      ...platform(visa()),
    ],
  },
  beforeEach: () => {
    completed.mockClear();
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(`${MASTERCARD} was added`)).toBeVisible();
    await shows(canvas, MASTERCARD);
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(LEFT_FOR));
    await expect(completed).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText(`${MASTERCARD} was added`)).toBeNull());
  },
};

/** Back without one. */
export const Cancelled: Story = {
  args: { at: `${PAGE}?payment-state=any&payment-error=cancelled` },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^You turned back at the payment provider/)).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(PAGE));
    await shows(canvas, VISA);
  },
};

/** What was made up, or is of another person, is refused, and goes from the address too. */
export const ReturnRefused: Story = {
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

/** Nobody knows what came of it: the address keeps it, and it can be tried again. */
export const Unfinished: Story = {
  args: { at: `${PAGE}?${RETURN}` },
  parameters: {
    msw: [
      http.post('*/billing/payment-methods/complete', () => HttpResponse.error(), { once: true }),
      ...platform(),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/^It is not certain yet/)).toBeVisible();
    await expect(args.onAddress).not.toHaveBeenCalledWith(PAGE);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(`${VISA} was added`)).toBeVisible();
    await expect(canvas.getByText('Invoices are paid with it from now on.')).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(PAGE));
  },
};

async function refusedToLeave({ canvas, userEvent }: Play, why: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add payment method' }));
  await expect(await canvas.findByText('No payment method can be added now')).toBeVisible();
  await expect(canvas.getByText(why)).toBeVisible();
}

export const NoProvider: Story = {
  parameters: { msw: [noPaymentProvider(), ...platform()] },
  play: async ({ canvas, userEvent, args }) => {
    await refusedToLeave({ canvas, userEvent }, 'No payment provider is set up.');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** A platform that knows nothing of providers. */
export const NotOffered: Story = {
  parameters: { msw: [mock(beginPaymentMethod, () => respondWithError(404)), ...platform()] },
  play: async ({ canvas, userEvent }) => {
    await refusedToLeave({ canvas, userEvent }, /^This platform takes no payment methods here/);
  },
};

/** What a platform says is not followed wherever it leads. */
export const NoWebPage: Story = {
  parameters: {
    msw: [mock(beginPaymentMethod, () => ({ location: 'javascript:alert(document.domain)' })), ...platform()],
  },
  play: async ({ canvas, userEvent, args }) => {
    await refusedToLeave({ canvas, userEvent }, 'The platform named no web page that would take a card.');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
