import { expect, type Page } from '@playwright/test';
import { giveCredentials } from '../person/sign-in';
import { followCalls } from '../shell/follow-calls';
import { fill, type Texts } from '../texts';

export type Theme = 'dark' | 'light';
export const THEMES: readonly Theme[] = ['dark', 'light'];

interface Stage {
  page: Page;
  texts: Texts;
  theme: Theme;
}

/** A screen in one of its states, and the way there. */
export interface Screen {
  name: string;
  at: string;
  /** Who looks at it. */
  session: 'none' | 'pending' | 'not-enrolled' | 'signed-in';
  layout?: 'vertical' | 'horizontal';
  collapsed?: boolean;
  only?: 'narrow' | 'wide';
  /** Nothing but its place as one finds it: looked at with all the others of the route table. */
  isPlace?: true;
  arrange?: (stage: Stage) => Promise<void>;
}

/** Opens the screen in the theme and brings it into its state. */
export async function showScreen(
  stage: Stage,
  { at, layout = 'vertical', collapsed = false, arrange }: Screen,
) {
  const { page, theme } = stage;
  await page.unrouteAll();
  // Any file of the origin will do to set what the browser remembers.
  if (page.url() === 'about:blank') await page.goto('/logo.png');
  await page.evaluate(
    (remembered) => {
      for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value);
    },
    {
      'console.dark-mode': String(theme === 'dark'),
      __SS_LAYOUT_MODE__: layout,
      'console.sidebar-collapsed': String(collapsed),
    },
  );
  const answered = followCalls(page);
  await page.goto(at);
  await arrange?.(stage);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await answered();
}

/** Whether the console draws the page for a phone. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

export function screensOf(session: Screen['session'], page: Page): Screen[] {
  const leftOut = isNarrow(page) ? 'wide' : 'narrow';
  return SCREENS.filter((screen) => screen.session === session && screen.only !== leftOut);
}

const NORMAL = '/apps/tenant-apps/normal';
const CREATE = '/apps/tenant-apps/create';
const LIST_CALL = '**/admin/api/tenant-app/apps?*';

const table = ({ page, texts }: Stage) => page.getByRole('table', { name: texts.tenantApps.table });
const rows = (stage: Stage) => expect(table(stage).getByRole('row').nth(1)).toBeVisible();

/** The menu is a column on a wide window, a drawer on a narrow one. */
async function openMenu({ page, texts }: Stage) {
  if (isNarrow(page)) await page.getByRole('button', { name: texts.shell.menu.open }).click();
}

async function pressInMenu(stage: Stage, name: string) {
  await openMenu(stage);
  await stage.page.getByRole('button', { name }).click();
  await expect(stage.page.getByRole('dialog').last()).toBeVisible();
}

async function create({ page, texts }: Stage, name: string, appId: string) {
  const { create } = texts.tenantApps;
  await page.getByRole('textbox', { name: create.name, exact: true }).fill(name);
  await page.getByRole('textbox', { name: create.appId }).fill(appId);
  await page.getByRole('button', { name: create.submit, exact: true }).click();
}

/** Places without states of their own. */
const PLAIN: Screen[] = (
  [
    [
      'none',
      [
        'invite-member',
        'confirm',
        'confirm-email',
        'resend-confirmation',
        'sign-up',
        'forgot-password',
        'reset-password',
      ].map((page) => `/auth/${page}`),
    ],
    [
      'signed-in',
      [
        ...['billing', 'detail', 'group', 'invoice', 'member', 'usage'].map(
          (page) => `/apps/default-admin-app/${page}`,
        ),
        ...['product', 'product/ssai', 'product/vod', 'product/alerts'].map(
          (page) => `/apps/default-admin-app/${page}`,
        ),
        ...['product', 'product/ssai', 'product/vod', 'billing', 'machine', 'accounts', 'account/1'].map(
          (page) => `/apps/${page}`,
        ),
        '/apps/management',
        '/apps/document',
        '/apps/accounts/create',
        '/apps/accounts/invite',
        ...[
          'info_',
          'info/email',
          'info/recovery-codes',
          'info/two-factor-off',
          'password',
          'apps',
          'apps/create',
        ].map((page) => `/user/${page}`),
      ],
    ],
  ] as const
).flatMap(([session, addresses]) =>
  addresses.map((at) => ({ name: at.slice(1).replaceAll('/', '-'), at, session, isPlace: true as const })),
);

const SCREENS: Screen[] = [
  ...PLAIN,
  { name: 'sign-in', at: '/auth/login', session: 'none', isPlace: true },
  {
    name: 'sign-in-empty-refused',
    at: '/auth/login',
    session: 'none',
    arrange: async ({ page, texts }) => {
      const { email, submit } = texts.auth.signIn;
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByText(fill(texts.ui.field.required, { label: email }))).toBeVisible();
    },
  },
  {
    name: 'sign-in-wrong-password',
    at: '/auth/login',
    session: 'none',
    arrange: async ({ page, texts }) => {
      await giveCredentials(page, texts, { email: 'somebody@example.com', password: 'not the password' });
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  { name: 'check-code', at: '/auth/check-code', session: 'pending', isPlace: true },
  {
    name: 'check-code-recovery',
    at: '/auth/check-code',
    session: 'pending',
    arrange: ({ page, texts }) =>
      page.getByRole('button', { name: texts.auth.checkCode.useRecoveryCode }).click(),
  },
  {
    name: 'two-factor-set-up',
    at: '/apps/2fa',
    session: 'not-enrolled',
    arrange: ({ page }) => expect(page.getByTestId('two-factor-secret')).not.toBeEmpty(),
  },
  {
    name: 'recovery-codes',
    at: '/apps/2fa',
    session: 'not-enrolled',
    arrange: async ({ page, texts }) => {
      const recoveryCodes = Array.from({ length: 10 }, (_, index) => `8F3K-Q7MN-0${String(index)}XW-T5PD`);
      await page.route('**/two-factor/enable', (route) => route.fulfill({ json: { recoveryCodes } }));
      await page.getByRole('textbox', { name: texts.auth.code.label }).fill('123456');
      await page.getByRole('button', { name: texts.auth.setup.enable }).click();
      await expect(page.getByRole('list', { name: texts.auth.setup.recoveryCodes })).toBeVisible();
    },
  },
  { name: 'user-info-before-two-factor', at: '/user/info', session: 'not-enrolled' },
  { name: 'dashboard', at: '/apps/dashboard', session: 'signed-in', isPlace: true },
  { name: 'list', at: NORMAL, session: 'signed-in', arrange: rows, isPlace: true },
  {
    name: 'list-horizontal',
    at: NORMAL,
    session: 'signed-in',
    layout: 'horizontal',
    only: 'wide',
    arrange: rows,
  },
  {
    name: 'list-collapsed-sidebar',
    at: NORMAL,
    session: 'signed-in',
    collapsed: true,
    only: 'wide',
    arrange: rows,
  },
  {
    name: 'list-end',
    at: `${NORMAL}?page=2&sort=name`,
    session: 'signed-in',
    arrange: async (stage) => {
      await rows(stage);
      await stage.page
        .getByRole('navigation', { name: stage.texts.ui.list.pagination })
        .scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'list-nothing-matches',
    at: `${NORMAL}?q=zzzz`,
    session: 'signed-in',
    arrange: ({ page, texts }) => expect(page.getByText(texts.ui.list.noMatch)).toBeVisible(),
  },
  {
    name: 'list-failed',
    // The calls have to be caught before the list is opened.
    at: '/logo.png',
    session: 'signed-in',
    arrange: async ({ page, texts }) => {
      await page.route(LIST_CALL, (route) =>
        route.fulfill({
          status: 500,
          json: { statusCode: 500, message: 'Internal Server Error', errors: ['the database is resting'] },
          headers: { 'X-Request-Id': '0199f1c8-7b7e-7c55-9f0e-3c1d5a9e4b12' },
        }),
      );
      await page.goto(NORMAL);
      await expect(page.getByText(texts.ui.list.failed)).toBeVisible();
    },
  },
  { name: 'archive', at: '/apps/tenant-apps/archive', session: 'signed-in', arrange: rows, isPlace: true },
  { name: 'create', at: CREATE, session: 'signed-in', isPlace: true },
  {
    name: 'create-refused',
    at: CREATE,
    session: 'signed-in',
    arrange: async (stage) => {
      await create(stage, '', 'Not An Id');
      await expect(stage.page.getByText(stage.texts.tenantApps.create.appIdFormat)).toBeVisible();
    },
  },
  {
    name: 'created-key',
    at: CREATE,
    session: 'signed-in',
    arrange: async (stage) => {
      await stage.page.route('**/admin/api/tenant-app/apps', (route) =>
        route.fulfill({
          status: 201,
          json: {
            appId: 'river-sports',
            name: 'River Sports',
            status: 'normal',
            edition: 'free',
            subscriptionStatus: 'active',
            owner: { email: 'operator@signalbox.example', name: 'First Operator' },
            members: 1,
            createdAt: '2026-02-03T04:05:06.000Z',
            lastActivityAt: null,
            apiKey: 'sbk_4mJq0pWc8yXvZr2tNnK6dLgHsBfE1uA7',
          },
        }),
      );
      await create(stage, 'River Sports', 'river-sports');
      await expect(
        stage.page.getByRole('list', { name: stage.texts.tenantApps.created.apiKey }),
      ).toBeVisible();
    },
  },
  { name: 'user-info', at: '/user/info', session: 'signed-in', isPlace: true },
  {
    name: 'settings',
    at: '/apps/dashboard',
    session: 'signed-in',
    arrange: (stage) => pressInMenu(stage, stage.texts.shell.settings.title),
  },
  {
    name: 'sign-out',
    at: '/apps/dashboard',
    session: 'signed-in',
    arrange: (stage) => pressInMenu(stage, stage.texts.shell.logout.action),
  },
  { name: 'menu-drawer', at: NORMAL, session: 'signed-in', only: 'narrow', arrange: openMenu },
  { name: 'not-found', at: '/no/such/page', session: 'signed-in', isPlace: true },
  { name: 'forbidden', at: '/403', session: 'signed-in', isPlace: true },
  { name: 'unavailable', at: '/503', session: 'signed-in', isPlace: true },
];
