// @see spec 2
import type { Page } from '@playwright/test';
import {
  addressOf,
  hasScreen,
  ROUTES,
  SESSION_ROUTES,
  type TestedRoute,
} from '@console/console/testing/routes';
import { followRequests } from '../actions/follow-requests';
import { BLOCKER_WARNING, goTo } from '../actions/go-to';
import { giveCredentials } from '../actions/sign-in';
import { expect, FAILED_REQUEST, signedInTest, test } from '../fixtures/operator-test';
import { FULL_MATRIX } from '../full-matrix';
import { LANGUAGES, type Language } from '../texts';
import { pageErrors } from './page-errors';
import { sampleAddresses } from './sample-records';
import { appearanceSwitcher, DESKTOP, variantNumber, variantsOf } from './variants';

test.describe.configure({ mode: 'parallel', timeout: FULL_MATRIX ? 1_800_000 : 600_000 });

/** Similar durations for parallel workers. A route belongs to the first group that matches. */
const GROUPS = [
  { name: 'of one app', paths: /^\/apps\/:appId/ },
  { name: 'of everything else', paths: /^/ },
];
const ROUTES_BY_GROUP = Object.groupBy(
  SESSION_ROUTES.filter(hasScreen),
  ({ path }) => GROUPS.find(({ paths }) => paths.test(path))?.name ?? path,
);

/** Routes take turns with the languages, unless all of the matrix is checked. */
function isChecked(route: TestedRoute, language: Language): boolean {
  return FULL_MATRIX || LANGUAGES[ROUTES.indexOf(route) % LANGUAGES.length] === language;
}

interface Tour {
  language: Language;
  routes: readonly TestedRoute[];
  logs: readonly string[];
  at?: (route: TestedRoute) => string;
  /** Whether each route is opened by a page load instead of a navigation of the router. */
  load?: boolean;
}

/** Visits each route and checks it in its variants. Returns the errors with route and variant. */
async function errorsOf(page: Page, { language, routes, logs, at = addressOf, load = false }: Tour) {
  const switchAppearance = await appearanceSwitcher(page);
  const errors: string[] = [];
  if (!load) await page.goto('/apps/dashboard');
  // Each change of the appearance renders the whole page again.
  const inVariants = routes
    .filter((route) => isChecked(route, language))
    .toSorted((a, b) => variantNumber(ROUTES.indexOf(a)) - variantNumber(ROUTES.indexOf(b)));
  for (const route of inVariants) {
    const before = logs.length;
    const settled = followRequests(page);
    await (load ? page.goto(at(route)) : goTo(page, at(route)));
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(at(route)));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled();
    for (const variant of variantsOf(ROUTES.indexOf(route))) {
      await page.setViewportSize(variant.viewport);
      await switchAppearance(variant);
      const name = `${variant.theme}, ${variant.layout}, ${String(variant.viewport.width)} px`;
      // Colors take longer to check than everything else; a spec computes the contrast of the theme's.
      const found = await pageErrors(page, { colors: FULL_MATRIX && variant.viewport === DESKTOP });
      errors.push(...found.map((error) => `${route.path} (${name}): ${error}`));
    }
    for (const text of logs.slice(before)) {
      // Browsers report the status 404 of the page itself, of an unknown video, stream and partner page.
      const isExpected =
        BLOCKER_WARNING.test(text) ||
        (['*', '/watch/:playbackId', '/live/:playbackId', '/hub/:token'].includes(route.path) &&
          FAILED_REQUEST.test(text));
      if (!isExpected) errors.push(`${route.path}: ${text}`);
    }
  }
  return errors;
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const options = { language, expectedLogs: /./ };
    test.use(options);

    test.describe('signed in', () => {
      signedInTest.use(options);

      for (const [name, routes = []] of Object.entries(ROUTES_BY_GROUP))
        signedInTest(`routes ${name} have no errors`, async ({ page, operator, logs }) => {
          const at = await sampleAddresses(page, operator);
          expect(await errorsOf(page, { language, routes, logs, at })).toEqual([]);
        });
    });

    test('routes before sign-in have no errors', async ({ page, operator, texts, logs }) => {
      const open = ROUTES.filter(
        (route) => !route.auth && hasScreen(route) && route.path !== '/auth/check-code',
      );
      expect.soft(await errorsOf(page, { language, routes: open, logs, load: true })).toEqual([]);
      await page.goto('/auth/login');
      await giveCredentials(page, texts, operator);
      await expect(page).toHaveURL('/auth/check-code');
      const pending = ROUTES.filter(({ path }) => path === '/auth/check-code');
      expect.soft(await errorsOf(page, { language, routes: pending, logs, load: true })).toEqual([]);
    });
  });
}
