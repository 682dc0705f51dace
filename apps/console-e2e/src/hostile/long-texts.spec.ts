// @see spec 7.1
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { followRequests } from '../actions/follow-requests';
import { goTo, BLOCKER_WARNING } from '../actions/go-to';
import { sampleAddresses } from '../shell/sample-records';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { plantTexts, readDocument } from './plant-texts';
import { inAdminApp, VISITED_ROUTES } from './visited-routes';

test.use({ expectedLogs: new RegExp(`${FAILED_REQUEST.source}|${BLOCKER_WARNING.source}`) });
test.describe.configure({ mode: 'parallel', timeout: 900_000 });

const LENGTH = 20_000;
/** Their time to render grows with the square of their number. */
const COMBINING_MARKS = '\u0301'.repeat(4_000);
const LONGEST = 20_000;
const ALL = 1_000_000;

test(
  'screens render a bounded number of characters, however long their texts are',
  { tag: '@full' },
  async ({ page, operator }) => {
    const at = await sampleAddresses(page, operator);
    let count = 0;
    const planted = await plantTexts(page, await readDocument(page, operatorHeaders(operator)), (mark) => {
      count += 1;
      return `${mark}${count % 2 === 0 ? 'W'.repeat(LENGTH) : COMBINING_MARKS}`;
    });
    const errors: string[] = [];
    let rendered = 0;
    await page.goto('/apps/dashboard');
    for (const route of VISITED_ROUTES) {
      const address = inAdminApp(at(route));
      const settled = followRequests(page);
      await goTo(page, address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settled();
      const { longest, all, marks, plantedTexts } = await renderedTexts(page);
      rendered += plantedTexts;
      if (longest > LONGEST || all > ALL || marks)
        errors.push(`${route.path}: ${String(all)} characters, the longest text ${String(longest)}`);
    }
    expect(errors).toEqual([]);
    expect(planted.take().size).toBeGreaterThan(100);
    expect(rendered).toBeGreaterThan(100);
  },
);

async function renderedTexts(page: Page) {
  return page.evaluate(() => {
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node instanceof Text) {
        if (node.parentElement?.localName !== 'style') texts.push(...node.data.split('\n'));
      } else if (node instanceof Element) texts.push(...[...node.attributes].map(({ value }) => value));
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
        texts.push(...node.value.split('\n'));
    }
    return {
      longest: Math.max(...texts.map(({ length }) => length)),
      all: texts.reduce((sum, { length }) => sum + length, 0),
      marks: texts.some((text) => /\p{M}{33}/u.test(text)),
      plantedTexts: texts.filter((text) => text.includes('mark-')).length,
    };
  });
}
