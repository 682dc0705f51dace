// @see spec 2
import { expect, test } from '@playwright/test';
import { pageErrors } from './page-errors';
import { PHONE } from './variants';

const PAGE = (body: string, title = 'Dashboard | Signalbox Admin') =>
  `<html lang="en"><title>${title}</title><main><h1>Dashboard</h1>${body}</main></html>`;
const LOW_CONTRAST = PAGE('<p style="color: #bbb; background: #fff">Hello</p>');

test.use({ viewport: PHONE });

test('each kind of error is found', async ({ page }) => {
  await page.setContent(PAGE('<p>status</p><button>Signalbox v0.1.0, operator@signalbox.example</button>'));
  expect(await pageErrors(page)).toEqual([]);
  for (const [content, error] of [
    [PAGE('<button></button>'), 'button-name'],
    [LOW_CONTRAST, 'color-contrast'],
    [PAGE('<p>To the dashboard: status.home</p>'), 'status.home'],
    [PAGE('<button aria-label="menu.open">≡</button>'), 'menu.open'],
    [PAGE('<p>shell:status.403.title</p>'), 'status.403.title'],
    [PAGE('', ' | Signalbox Admin'), 'a title without a page name'],
    [PAGE('<p style="width: 400px">Hello</p>'), 'wider than the window'],
  ] as const) {
    await page.setContent(content);
    expect(await pageErrors(page)).toEqual([expect.stringContaining(error)]);
  }
  await page.setContent(LOW_CONTRAST);
  expect(await pageErrors(page, { colors: false })).toEqual([]);
});
