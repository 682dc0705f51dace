// @see spec 2
import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { PHONE } from './dresses';
import { AXE_SOURCE, changeFaults, pageFaults } from './page-faults';

const PAGE = (body: string, title = 'Dashboard | Signalbox Admin') =>
  `<html lang="en"><title>${title}</title><main><h1>Dashboard</h1>${body}</main></html>`;

test.use({ viewport: PHONE });

test('a page that is in order has no faults', async ({ page }) => {
  await page.setContent(
    PAGE('<p>status</p><button>Signalbox v0.1.0-260131, operator@signalbox.example</button>'),
  );
  expect(await pageFaults(page)).toEqual([]);
});

test('axe judges as it does as published', async ({ page }) => {
  const colours = ['#777', 'rgb(119 119 119 / 0.9)', 'hsl(0 0% 46%)', 'grey', 'oklch(0.57 0 0)', '#767676'];
  const text = colours
    .map((colour) => `<p style="color: ${colour}">Hello <a href="/">there</a></p>`)
    .join('');
  const content = PAGE(`<div style="background: rgb(0 0 0 / 0.02)">${text}</div>${text}<button></button>`);
  const verdicts = await verdictsOf(page, content, AXE_SOURCE);
  expect(verdicts.filter(({ id }) => id === 'color-contrast').length).toBeGreaterThan(1);
  expect(verdicts).toEqual(await verdictsOf(page, content, axe.source));
});

async function verdictsOf(page: Page, content: string, source: string) {
  await page.goto('about:blank');
  await page.setContent(content);
  await page.evaluate(source);
  return page.evaluate(async () => {
    // The second time it knows the colours, and must not have changed them.
    await window.axe?.run();
    const { passes, violations, incomplete } = (await window.axe?.run()) ?? {};
    return [passes, violations, incomplete].flatMap((verdicts) => verdicts ?? []);
  });
}

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

test('what a change has spoilt is found, and told once', async ({ page }) => {
  const change = (text: string, style: string, button: string) =>
    page.evaluate(
      ([name, css, label]) => {
        const [paragraph, control] = document.querySelectorAll('p, button');
        paragraph?.setAttribute('style', css);
        if (paragraph) paragraph.textContent = name;
        control?.setAttribute('aria-label', label);
      },
      [text, style, button] as const,
    );
  await page.setContent(PAGE('<p>Hello</p><button aria-label="Go"></button>'));
  expect(await changeFaults(page)).toEqual([]);

  await change('Hello', 'color: #bbb; background: #fff', 'Go');
  expect(await changeFaults(page)).toEqual([expect.stringContaining('color-contrast')]);
  expect(await changeFaults(page)).toEqual([]);

  await change('Hello', '', ' ');
  expect(await changeFaults(page)).toEqual([expect.stringContaining('button-name')]);
  await change('status.home', '', 'Go');
  expect(await changeFaults(page)).toEqual([expect.stringContaining('status.home')]);
  await change('Hello', 'width: 400px', 'Go');
  expect(await changeFaults(page)).toEqual([expect.stringContaining('wider than the window')]);

  await change('status.home', 'color: #bbb; background: #fff', ' ');
  expect((await changeFaults(page, { colours: false })).toSorted()).toEqual([
    expect.stringContaining('status.home'),
    expect.stringContaining('button-name'),
  ]);
  await change('menu.open', 'color: #ccc; background: #fff', ' ');
  expect(await changeFaults(page, { colours: false })).toEqual([expect.stringContaining('menu.open')]);
});
