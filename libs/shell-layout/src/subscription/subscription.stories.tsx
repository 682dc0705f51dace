// @see spec 2.3, 2.5, 3.12, 4.4, 4.5, 8
import { API_GROUP_IDS } from '@console/http/contract';
import { delay, http } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { operator } from '../testing/operator';
import { screenStories, type ScreenPlay, type ScreenStory } from '../testing/screen-stories';
import { sampleProducts } from '../testing/sample-feature';

function Screen() {
  return <h1>A screen</h1>;
}

const FREE = { edition: 'free' };
const NO_CARD = { addedPrimaryCard: false };
const WITHOUT_MANAGEMENT = API_GROUP_IDS.filter((id) => id !== 'management');

export default {
  title: 'Shell/Subscription',
  ...screenStories(
    { feature: sampleProducts(Screen), at: '/apps/dashboard', onAddress: fn() },
    operator({ subscription: FREE }),
  ),
};

const page = () => within(document.body);

function silentAbout(appId: string) {
  return http.get(`*/auth-service/v1/apps/${appId}`, () => delay('infinite'));
}

function keptDetailOf(appId: string) {
  const detail = [
    { appId, name: 'Sông Hồng', edition: 'free', status: 'active', addedPrimaryCard: true },
    { group: { name: 'Administrators', permission: [] }, user: { timezone: 'UTC' } },
  ];
  return { 'console.app-detail': JSON.stringify(detail) };
}

async function mainMenu(canvas: ScreenPlay['canvas']) {
  await canvas.findByRole('heading', { name: 'A screen' });
  return within(canvas.getByRole('navigation', { name: 'Main' }));
}

async function choose({ canvas, userEvent }: ScreenPlay, name: RegExp) {
  await canvas.findByRole('heading', { name: 'A screen' });
  const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(await menu.findByText(name));
  return menu;
}

export const FreeApp: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const menu = await mainMenu(canvas);
    await waitFor(() => expect(menu.getAllByTestId('pro-badge')).toHaveLength(2));
    await choose({ canvas, userEvent }, /Media VOD/);
    const dialog = within(await page().findByRole('dialog', { name: 'Subscription' }));
    await waitFor(() => expect(dialog.getByText('Free')).toBeVisible());
    await expect(dialog.getByText('default-admin-app')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/dashboard');
    await expect(document.querySelector('.console-menu .entry[aria-current]')).toHaveTextContent('Dashboard');
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const PaidApp: ScreenStory = {
  parameters: { msw: operator() },
  play: async ({ canvas, userEvent, args }) => {
    const menu = await choose({ canvas, userEvent }, /Media VOD/);
    await expect(menu.queryByTestId('pro-badge')).toBeNull();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/product/vod'));
  },
};

export const InVietnamese: ScreenStory = {
  globals: { language: 'vi' },
  play: async ({ canvas, userEvent }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Menu chính' }));
    await userEvent.click(await menu.findByText(/Media VOD/));
    const dialog = within(await page().findByRole('dialog', { name: 'Gói dịch vụ' }));
    await expect(await dialog.findByText('Miễn phí')).toBeInTheDocument();
    await expect(dialog.getByText('Đang hiệu lực')).toBeInTheDocument();
  },
};

export const HostPanel: ScreenStory = {
  args: { ports: { host: { rightMenu: false, open: fn() } } },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent }, /Media VOD/);
    await waitFor(() => expect(args.ports?.host?.open).toHaveBeenCalledOnce());
    await expect(page().queryByRole('dialog')).toBeNull();
  },
};

export const HostWithoutPanel: ScreenStory = {
  args: { ports: { host: { rightMenu: false } } },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Media VOD/);
    await expect(await page().findByRole('dialog', { name: 'Subscription' })).toBeInTheDocument();
  },
};

export const NotPermitted: ScreenStory = {
  parameters: { msw: operator({ subscription: FREE, permissions: WITHOUT_MANAGEMENT }) },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Media VOD/);
    const dialog = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(
      dialog.getByText(/^Only people with the management permission of this app can do that\./),
    ).toBeInTheDocument();
    await expect(dialog.getByText(/"kind":"edition".*"what":"Media VOD"/)).toBeInTheDocument();
    await expect(page().queryByRole('dialog', { name: 'Subscription' })).toBeNull();
  },
};

export const NoCard: ScreenStory = {
  parameters: { msw: operator({ subscription: NO_CARD }) },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent }, /SSAI/);
    const dialog = within(await page().findByRole('dialog', { name: 'No payment card' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Go to billing' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/billing/payment'));
  },
};

export const NoCardBillingClosed: ScreenStory = {
  parameters: {
    msw: operator({
      subscription: NO_CARD,
      permissions: ['management', 'admin-ssai'],
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent }, /SSAI/);
    const dialog = within(await page().findByRole('dialog', { name: 'No payment card' }));
    const way = dialog.getByRole('button', { name: 'Go to billing' });
    await waitFor(() => expect(way).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(way);
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(why.getByText('Needs the API group Management (admin-management)')).toBeInTheDocument();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/dashboard');
  },
};

export const NoCardNotPermitted: ScreenStory = {
  parameters: { msw: operator({ subscription: NO_CARD, permissions: WITHOUT_MANAGEMENT }) },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /SSAI/);
    const dialog = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(dialog.getByText(/^Only people with the management/)).toBeInTheDocument();
    await expect(dialog.getByText('Needs a payment card')).toBeInTheDocument();
    await expect(page().queryByRole('dialog', { name: 'No payment card' })).toBeNull();
  },
};

export const NoCardAtHost: ScreenStory = {
  args: { ports: { host: { openNoCardWarning: fn() } } },
  parameters: { msw: operator({ subscription: NO_CARD }) },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent }, /SSAI/);
    await waitFor(() => expect(args.ports?.host?.openNoCardWarning).toHaveBeenCalledOnce());
    await expect(page().queryByRole('dialog')).toBeNull();
  },
};

export const NoPaymentMethod: ScreenStory = {
  args: { ports: { paymentMethod: fn(() => Promise.resolve('empty')) } },
  parameters: { msw: operator() },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent }, /SSAI/);
    await expect(await page().findByRole('dialog', { name: 'No payment card' })).toBeInTheDocument();
    await expect(args.ports?.paymentMethod).toHaveBeenCalledWith('default-admin-app');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/dashboard');
  },
};

export const WithPaymentMethod: ScreenStory = {
  args: { ports: { paymentMethod: fn(() => Promise.resolve('card')) } },
  parameters: { msw: operator() },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent }, /SSAI/);
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/product/ssai'));
  },
};

export const PaymentMethodUnknown: ScreenStory = {
  args: { ports: { paymentMethod: fn(() => Promise.reject(new Error('down'))) } },
  parameters: { msw: operator() },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent }, /SSAI/);
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/product/ssai'));
  },
};

/** Facts of an app are restored after a reload until the platform responds. */
export const KeptFacts: ScreenStory = {
  args: { at: '/apps/song-hong/detail', tabStorage: keptDetailOf('song-hong') },
  parameters: { msw: [silentAbout('song-hong'), ...operator()] },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.getAllByTestId('pro-badge')).toHaveLength(2);
  },
};

export const KeptFactsOfAnotherApp: ScreenStory = {
  args: { at: '/apps/song-hong/detail', tabStorage: keptDetailOf('studio') },
  parameters: { msw: [silentAbout('song-hong'), ...operator()] },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.queryByTestId('pro-badge')).toBeNull();
  },
};

/** Invalid stored facts are ignored. */
export const KeptNonsense: ScreenStory = {
  args: {
    at: '/apps/song-hong/detail',
    tabStorage: {
      'console.app-detail': keptDetailOf('song-hong')['console.app-detail'].replace('name', 'nom'),
    },
  },
  parameters: { msw: [silentAbout('song-hong'), ...operator()] },
  play: KeptFactsOfAnotherApp.play ?? (() => undefined),
};
