// @see spec 6, 7.4
import { ADMIN_APP_ID } from '@console/http';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { billing } from '../billing.feature';
import { billingInfoKept } from '../testing/billing-info-handlers';
import {
  cardOf,
  paymentMethodsKept,
  paymentMethodsSlow,
  paymentMethodsUnavailable,
} from '../testing/payment-method-handlers';

const PAGE = '/apps/billing/payment';

// Its end is some weeks away, on whatever day and in whatever zone this is looked at.
const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000);
const SOON = { month: inThreeWeeks.getMonth() + 1, year: inThreeWeeks.getFullYear() };
const ofAdminApp = { appId: ADMIN_APP_ID };
const visa = (changed = {}) => cardOf(1, { ...ofAdminApp, ...changed });
const mastercard = (changed = {}) => cardOf(2, { ...ofAdminApp, ...changed });
const transfer = cardOf(4, { ...ofAdminApp, kind: 'bank-transfer', brand: 'Vietcombank', expiry: null });

/** A platform with these payment methods, each time anew. */
const platform = (...methods: Parameters<typeof paymentMethodsKept>[0]) => [
  ...operator(),
  ...billingInfoKept().handlers,
  ...paymentMethodsKept(methods),
];

const meta = {
  title: 'Payment/Page',
  render: renderFeatureScreen,
  args: { feature: billing, at: PAGE, onAddress: fn(), onLeave: fn() },
  parameters: { msw: platform(visa(), mastercard()) },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);
const VISA = 'Visa ending in 4242';
const MASTERCARD = 'Mastercard ending in 4243';

const table = async (canvas: Play['canvas']) =>
  within(await canvas.findByRole('table', { name: 'Payment methods' }));

/** The names in the order in which they stand there, once they are these. */
async function shows(canvas: Play['canvas'], names: readonly string[]) {
  const rows = await table(canvas);
  await waitFor(() =>
    expect(
      rows.getAllByRole('row').flatMap((row) => names.filter((name) => row.textContent.includes(name))),
    ).toEqual(names),
  );
}

/** Opens the menu of a row and chooses from it. */
async function choose({ canvas, userEvent }: Play, name: string, act: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${name}` }));
  await userEvent.click(await page().findByRole('menuitem', { name: act }));
}

async function confirmRemoval({ canvas, userEvent }: Play, name: string, affected: string) {
  await choose({ canvas, userEvent }, name, 'Remove');
  const dialog = within(await page().findByRole('dialog', { name: `Remove ${name}?` }));
  await expect(await dialog.findByText(affected)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
}

/** The primary one comes first; what ends is warned of, most of all the card that invoices are paid with. */
export const Filled: Story = {
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
    await expect(canvas.getByText(/^This is how the administration itself pays/)).toBeVisible();
  },
};

/** One can be sorted by after the other; the address has them all, and a link to it opens so. */
export const Sorted: Story = {
  args: { at: `${PAGE}?sort=-brand` },
  play: async ({ canvas, userEvent, args }) => {
    await shows(canvas, [VISA, MASTERCARD]);
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Holder' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${PAGE}?sort=holderName%2C-brand`));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Holder' })).toHaveAttribute('aria-sort', 'ascending'),
    );
  },
};

export const Empty: Story = {
  parameters: {
    msw: [...operator(), ...billingInfoKept({ recipient: null }).handlers, ...paymentMethodsKept([])],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^There is no payment method yet: nobody can be charged/),
    ).toBeVisible();
    await expect(await canvas.findByText('Nobody has said yet to whom invoices are made out')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [paymentMethodsUnavailable(), ...platform()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('Công ty TNHH Studio')).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [paymentMethodsSlow(), ...platform()] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('table', { name: 'Payment methods' }).closest('[aria-busy=true]'),
      ).not.toBeNull(),
    );
  },
};

/** Whoever may only look sees every act, and is told what it takes. */
export const ReadOnly: Story = {
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

export const MadePrimary: Story = {
  parameters: { msw: platform(visa(), mastercard()) },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, MASTERCARD, 'Make primary');
    await expect(
      await page().findByText(`Invoices are paid with ${MASTERCARD} from now on`),
    ).toBeInTheDocument();
    await shows(canvas, [MASTERCARD, VISA]);
  },
};

/** The dialog says which card takes over, and that nobody can be charged after the last one. */
export const Removed: Story = {
  parameters: { msw: platform(visa(), mastercard({ expiry: { month: 1, year: 2020 } })) },
  play: async ({ canvas, userEvent }) => {
    await confirmRemoval(
      { canvas, userEvent },
      VISA,
      `${MASTERCARD} becomes the primary one: invoices are paid with it from now on.`,
    );
    await shows(canvas, [MASTERCARD]);
    await expect(await canvas.findByText(/^Invoices are paid with Mastercard.*which expired/)).toBeVisible();
    await confirmRemoval(
      { canvas, userEvent },
      MASTERCARD,
      'No payment method is left: nobody can be charged any more.',
    );
    await expect(await canvas.findByText(/^There is no payment method yet/)).toBeVisible();
  },
};

/** In an app of their own, its managers look after its billing. */
export const OwnManager: Story = {
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
      ...billingInfoKept().handlers,
      ...paymentMethodsKept([cardOf(1)]),
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

export const Light: Story = { ...Filled, globals: { theme: 'light' } };

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { msw: platform(visa({ holderName: 'Nguyễn'.repeat(12), expiry: SOON })) },
  play: async ({ canvas }) => {
    await shows(canvas, [VISA]);
    await expect(await canvas.findByText('Công ty TNHH Studio')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    const methods = within(await canvas.findByRole('table', { name: 'Phương thức thanh toán' }));
    await expect(await methods.findByText('Visa có số cuối 4242')).toBeVisible();
    await expect(await canvas.findByText('Việt Nam')).toBeVisible();
  },
};
