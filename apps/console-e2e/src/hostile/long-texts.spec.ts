// @see spec 7.1
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { followCalls } from '../shell/follow-calls';
import { goTo, WENT_BY_HAND } from '../shell/go-to';
import { sampleAddresses } from '../shell/sample-records';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { plantTexts, readDocument } from './hostile-answers';
import { inAdminApp, SCREENS } from './walked-screens';

test.use({ expectedComplaints: new RegExp(`${FAILED_REQUEST.source}|${WENT_BY_HAND.source}`) });
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** One such run of marks takes a tab seconds to render: the time grows with the square of its length. */
const LENGTH = 20_000;
const MARK = '\u0301';
/** The names of all API groups, joined. */
const LONGEST = 20_000;
/** The API reference has hundreds of operations. */
const ALL = 1_000_000;

test('every screen renders a bounded number of characters, however long the texts are', async ({
  page,
  operator,
}) => {
  const at = await sampleAddresses(page, operator);
  let count = 0;
  const planted = await plantTexts(page, await readDocument(page, operatorHeaders(operator)), (mark) => {
    count += 1;
    return `${mark}${(count % 2 === 0 ? 'W' : MARK).repeat(LENGTH)}`;
  });
  const faults: string[] = [];
  let shown = 0;
  await page.goto('/apps/dashboard');
  for (const place of SCREENS) {
    const address = inAdminApp(at(place));
    const answered = followCalls(page);
    await goTo(page, address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await answered();
    const { longest, all, marks, plantedTexts } = await renderedTexts(page);
    shown += plantedTexts;
    if (longest > LONGEST || all > ALL || marks)
      faults.push(`${place.path}: ${String(all)} characters, the longest text ${String(longest)}`);
  }
  expect(faults).toEqual([]);
  expect(planted.take().size).toBeGreaterThan(100);
  // A screen that shows none of them would prove nothing.
  expect(shown).toBeGreaterThan(100);
});

/** What the page renders in texts, attributes and fields. */
async function renderedTexts(page: Page) {
  return page.evaluate(() => {
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node instanceof Text) texts.push(node.data);
      else if (node instanceof Element) texts.push(...[...node.attributes].map(({ value }) => value));
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) texts.push(node.value);
    }
    return {
      longest: Math.max(...texts.map(({ length }) => length)),
      all: texts.reduce((sum, { length }) => sum + length, 0),
      marks: texts.some((text) => /\p{M}{33}/u.test(text)),
      plantedTexts: texts.filter((text) => text.includes('mark-')).length,
    };
  });
}
