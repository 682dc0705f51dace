// @see spec 2
// @see ASVS 3.4.3
import { addressOf, ROUTES, SESSION_ROUTES, type TestedRoute } from '@console/console/testing/routes';
import { expect, type Page } from '@playwright/test';
import { FAILED_REQUEST, signedInTest, test } from '../fixtures/operator-test';
import { giveCredentials } from '../person/sign-in';
import { LANGUAGES, type Language } from '../texts';
import { followCalls } from './follow-calls';
import { pageErrors } from './page-errors';
import { sampleAddresses } from './sample-records';
import { appearanceSwitcher, DESKTOP, VARIANTS } from './variants';

// Each test has servers and a browser of its own.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

const hasScreen = ({ redirectsTo }: TestedRoute) => redirectsTo === undefined;
/** Groups of similar duration, for parallel workers. A route belongs to the first group that matches. */
const GROUPS = [
  { name: 'of the modules of an app', paths: /^\/apps\/:appId\/product/ },
  { name: 'of one app', paths: /^\/apps\/(:appId|management)/ },
  { name: 'of users', paths: /^\/(user|apps\/(accounts?|2fa))(\/|$)/ },
  { name: 'of everything else', paths: /^/ },
];
const ROUTES_BY_GROUP = Object.groupBy(
  SESSION_ROUTES.filter(hasScreen),
  ({ path }) => GROUPS.find(({ paths }) => paths.test(path))?.name ?? path,
);

/** All variants for the first of the routes that share a screen, one variant per language for the others. */
function variantsOf(route: TestedRoute, language: Language) {
  const variants = VARIANTS.filter((variant) => variant.language === language);
  return route.sameScreenAs
    ? variants.filter((_, index) => index === route.path.length % variants.length)
    : variants;
}

interface Tour {
  language: Language;
  routes: readonly TestedRoute[];
  consoleErrors: readonly string[];
  at?: (route: TestedRoute) => string;
}

/** Loads each route once and checks it in its variants. Returns the errors with route and variant. */
async function errorsOf(page: Page, { language, routes, consoleErrors, at = addressOf }: Tour) {
  const switchAppearance = await appearanceSwitcher(page);
  const errors: string[] = [];
  for (const route of routes) {
    const before = consoleErrors.length;
    await page.setViewportSize(DESKTOP);
    const settled = followCalls(page);
    const policy = (await page.goto(at(route)))?.headers()['content-security-policy'];
    if (!policy?.includes("require-trusted-types-for 'script'")) errors.push(`${route.path}: no policy`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled();
    const found = new Map<string, string>();
    for (const variant of variantsOf(route, language)) {
      await page.setViewportSize(variant.viewport);
      await switchAppearance(variant);
      const name = `${variant.theme}, ${variant.layout}, ${String(variant.viewport.width)} px`;
      // Colors depend on the theme alone, and take longer to check than everything else.
      for (const error of await pageErrors(page, { colors: variant.viewport === DESKTOP }))
        found.set(error, name);
    }
    // Browsers report the status 404 of the page itself.
    const logged = consoleErrors
      .slice(before)
      .filter((text) => route.path !== '*' || !FAILED_REQUEST.test(text));
    for (const error of logged) found.set(error, 'any variant');
    errors.push(...[...found].map(([error, variant]) => `${route.path} (${variant}): ${error}`));
  }
  return errors;
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    // Console errors are checked per route.
    test.use({ language, expectedComplaints: FAILED_REQUEST });

    test.describe('signed in', () => {
      signedInTest.use({ language, expectedComplaints: FAILED_REQUEST });

      for (const [name, routes = []] of Object.entries(ROUTES_BY_GROUP))
        signedInTest(`routes ${name} have no errors`, async ({ page, operator, complaints }) => {
          const at = await sampleAddresses(page, operator);
          expect(await errorsOf(page, { language, routes, consoleErrors: complaints, at })).toEqual([]);
        });
    });

    test('routes before sign-in have no errors', async ({ page, operator, texts, complaints }) => {
      const open = ROUTES.filter(
        (route) => !route.auth && hasScreen(route) && route.path !== '/auth/check-code',
      );
      expect.soft(await errorsOf(page, { language, routes: open, consoleErrors: complaints })).toEqual([]);
      await page.goto('/auth/login');
      await giveCredentials(page, texts, operator);
      await expect(page).toHaveURL('/auth/check-code');
      const pending = ROUTES.filter(({ path }) => path === '/auth/check-code');
      expect.soft(await errorsOf(page, { language, routes: pending, consoleErrors: complaints })).toEqual([]);
    });
  });
}
