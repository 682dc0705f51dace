import { expect, test } from '@playwright/test';
import { PHONE } from './dresses';
import { pageFaults } from './page-faults';

const PAGE = (body: string, title = 'Dashboard | Signalbox Admin') =>
  `<html lang="en"><title>${title}</title><main><h1>Dashboard</h1>${body}</main></html>`;

test.use({ viewport: PHONE });

test('a page that is in order has no faults', async ({ page }) => {
  await page.setContent(
    PAGE('<p>status</p><button>Signalbox v0.1.0-260131, operator@signalbox.example</button>'),
  );
  expect(await pageFaults(page)).toEqual([]);
});

for (const [what, content, fault] of [
  ['a button without a name', PAGE('<button></button>'), 'button-name'],
  [
    'text that can hardly be read',
    PAGE('<p style="color: #bbb; background: #fff">Hello</p>'),
    'color-contrast',
  ],
  ['a text that is missing', PAGE('<p>To the dashboard: status.home</p>'), 'status.home'],
  ['a name that is missing', PAGE('<button aria-label="menu.open">≡</button>'), 'menu.open'],
  ['a text that is missing, with its namespace', PAGE('<p>shell:status.403.title</p>'), 'status.403.title'],
  ['a title that is missing', PAGE('', ' | Signalbox Admin'), 'a title that names no page'],
  ['what is wider than a phone', PAGE('<p style="width: 400px">Hello</p>'), 'wider than the window'],
] as const) {
  test(`${what} is a fault`, async ({ page }) => {
    await page.setContent(content);
    expect(await pageFaults(page)).toEqual([expect.stringContaining(fault)]);
  });
}

const FRAMED = (frame: string, content: string) =>
  `<html lang="en"><title>Dashboard</title><header><p style="${frame}">Menu</p></header>
  <main id="content"><h1>Dashboard</h1><p style="${content}">Hello</p><button></button></main></html>`;
const PALE = 'color: #bbb; background: #fff';
const NAMELESS = expect.stringContaining('button-name');
const FRAME_PALE = expect.stringContaining('header > p');
const CONTENT_PALE = expect.stringContaining('#content > p');

for (const [look, faults] of [
  ['all', [NAMELESS, FRAME_PALE, CONTENT_PALE]],
  ['structure', [NAMELESS]],
  ['colours', [FRAME_PALE, CONTENT_PALE]],
  ['none', []],
] as const) {
  test(`a look for ${look} finds its own faults`, async ({ page }) => {
    await page.setContent(FRAMED(PALE, PALE));
    const found = await pageFaults(page, look);
    expect(found).toHaveLength(faults.length);
    expect(found).toEqual(expect.arrayContaining([...faults]));
  });

  test(`a look for ${look} finds a text that is missing, and what is too wide`, async ({ page }) => {
    await page.setContent(PAGE('<p style="width: 400px">status.home</p>'));
    expect(await pageFaults(page, look)).toEqual([
      expect.stringContaining('status.home'),
      expect.stringContaining('wider than the window'),
    ]);
  });
}
