import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGES = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });
const text = (page: string) => readFileSync(join(ROOT, page), 'utf8');

/** The relative links of a page, without what they point to within another page. */
const links = PAGES.flatMap((page) =>
  Array.from(text(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g), ([, target = '']) => ({
    page,
    target,
  })),
);

/** The feature that the page about adding one tells of. */
const EXAMPLE = /\bchannels\b/;

/** Files and folders that a page names by their path from the root. */
const paths = PAGES.flatMap((page) =>
  Array.from(text(page).matchAll(/`((?:apps|libs|tools|docs)\/[\w./-]+)`/g), ([, path = '']) => ({
    page,
    path,
  })),
).filter(({ path }) => !EXAMPLE.test(path));

describe('the documents', () => {
  it.each(links)('$page leads to $target', ({ page, target }) => {
    expect(existsSync(join(ROOT, dirname(page), target))).toBe(true);
  });

  it.each(paths)('$page names $path', ({ path }) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
  });

  it.each(readdirSync(join(ROOT, 'libs')))('have a page about %s', (library) => {
    expect(PAGES).toContain(`docs/libraries/${library}.md`);
  });

  it.each(PAGES.filter((page) => /^docs\/[^/]+\.md$/.test(page)))('lead from the README to %s', (page) => {
    expect(text('README.md').includes(`(${page})`)).toBe(true);
  });
});
