// @see spec 6, 7.4
import { ADMIN_APP_ID } from '@console/http';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { billing } from '../billing.feature';
import { mockBillingInfo, cardOf, mockPaymentMethods } from '../testing/payment-handlers';

const PAGE = '/apps/billing/payment';

const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000);
const SOON = { month: inThreeWeeks.getMonth() + 1, year: inThreeWeeks.getFullYear() };
const ofAdminApp = { appId: ADMIN_APP_ID };
const visa = (changed = {}) => cardOf(1, { ...ofAdminApp, ...changed });
const mastercard = (changed = {}) => cardOf(2, { ...ofAdminApp, ...changed });
const transfer = cardOf(4, { ...ofAdminApp, kind: 'bank-transfer', brand: 'Vietcombank', expiry: null });

const platform = (...methods: Parameters<typeof mockPaymentMethods>[0]) => [
  ...operator(),
  ...mockBillingInfo().handlers,
  ...mockPaymentMethods(methods),
];

export default {
  title: 'Payment/Page',
  ...screenStories(
    { feature: billing, at: PAGE, onAddress: fn(), onLeave: fn() },
    platform(visa(), mastercard()),
  ),
};

const page = () => within(document.body);
const VISA = 'Visa ending in 4242';
const MASTERCARD = 'Mastercard ending in 4243';

const table = async (canvas: ScreenPlay['canvas']) =>
  within(await canvas.findByRole('table', { name: 'Payment methods' }));

async function shows(canvas: ScreenPlay['canvas'], names: readonly string[]) {
  const rows = await table(canvas);
  await waitFor(() =>
    expect(
      rows.getAllByRole('row').flatMap((row) => names.filter((name) => row.textContent.includes(name))),
    ).toEqual(names),
  );
}

async function choose({ canvas, userEvent }: ScreenPlay, name: string, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${name}` }));
  await userEvent.click(await page().findByRole('menuitem', { name: action }));
}

export const Filled: ScreenStory = {
  parameters: {
    msw: platform(
      visa({ expiry: SOON }),
      mastercard({ expiry: { month: 1, year: 2020 } }),
      cardOf(3, ofAdminApp),
      transfer,
    ),
  },
  play: async ({ canvas }) => {
    await shows(canvas, [VISA, 'Vietcombank ending in 4245', 'JCB ending in 4244', MASTERCARD]);
    const rows = await table(canvas);
    const row = (name: string) => rows.getByRole('row', { name: new RegExp(name) });
    await expect(row(VISA)).toHaveTextContent(/Primary.*Expires soon/);
    await expect(row(MASTERCARD)).toHaveTextContent(/01\/2020.*Expired/);
    await expect(row('JCB')).not.toHaveTextContent(/Primary|Expire/);
    await expect(row('Vietcombank')).toHaveTextContent(/Never.*Bank transfer/);
    await expect(
      canvas.getByText(new RegExp(`^Invoices are paid with ${VISA}, which expires at the end of`)),
    ).toBeVisible();
    await expect(canvas.getByText(/^These are the admin app’s payment details/)).toBeVisible();
  },
};
export const ViewOnly: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform(visa(), mastercard())] },
  play: async ({ canvas, userEvent, args }) => {
    await shows(canvas, [VISA, MASTERCARD]);
    for (const name of ['Add payment method', 'Edit']) {
      await waitFor(() =>
        expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true'),
      );
    }
    await choose({ canvas, userEvent }, MASTERCARD, 'Make primary');
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(why.getByText('Your account is view-only')).toBeInTheDocument();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
export const AppManager: ScreenStory = {
  args: {
    feature: {
      ...billing,
      appsRoutes: [{ path: '/apps/:appId', meta: { requiresAuth: true, hideInMenu: true } }],
    },
    at: '/apps/studio-1/billing',
  },
  parameters: {
    msw: [
      ...operator({ permissions: null, ownPermissions: ['management'] }),
      ...mockBillingInfo().handlers,
      ...mockPaymentMethods([cardOf(1)]),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await shows(canvas, [VISA]);
    const edit = await canvas.findByRole('button', { name: 'Edit' });
    await expect(edit).not.toHaveAttribute('aria-disabled');
    await userEvent.click(edit);
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/billing/edit'));
  },
};
