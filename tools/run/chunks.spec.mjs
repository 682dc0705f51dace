import { describe, expect, it } from 'vitest';
import {
  filesLoadedAlone,
  filesLoadedBy,
  forbiddenModules,
  loadedAtStart,
  loadersOf,
  screens,
} from './chunks.mjs';

const chunk = (file, facade, imports, modules = [], css = []) => ({
  file,
  isEntry: file === 'main.js',
  facade,
  imports,
  css,
  modules: facade ? [facade, ...modules] : modules,
});

const CHUNKS = [
  chunk('main.js', 'index.html', ['vendor.js'], ['src/main.tsx'], ['main.css']),
  chunk('vendor.js', null, []),
  chunk('sign-in.js', 'auth/sign-in-page.tsx', ['form.js', 'main.js']),
  chunk('form.js', null, ['vendor.js'], ['kit/form.tsx']),
  chunk('list.js', 'apps/list-page.tsx', ['form.js', 'table.js'], ['apps/list-columns.tsx']),
  chunk('table.js', null, ['table.js'], ['kit/table.tsx']),
];

describe('what loads', () => {
  it('at first is the entry with what it imports', () => {
    expect(filesLoadedBy(CHUNKS, [])).toEqual(['main.js', 'main.css', 'vendor.js']);
  });

  it('with a screen is its chunk and the chunks it shares', () => {
    expect(filesLoadedBy(CHUNKS, ['auth/sign-in-page.tsx'])).toEqual([
      'main.js',
      'main.css',
      'vendor.js',
      'sign-in.js',
      'form.js',
    ]);
  });

  it('at first is not what the frame of a module loads', () => {
    const frame = { ...chunk('frame.js', 'console/module-frame.html', ['mount.js']), isEntry: true };
    expect(filesLoadedBy([...CHUNKS, frame], [])).toEqual(['main.js', 'main.css', 'vendor.js']);
    expect(filesLoadedAlone([...CHUNKS, frame], 'console/module-frame.html')).toEqual([
      'frame.js',
      'mount.js',
    ]);
  });

  it('is not told for a module that no chunk holds', () => {
    expect(() => filesLoadedBy(CHUNKS, ['auth/gone-page.tsx'])).toThrow('No chunk holds auth/gone-page.tsx.');
  });

  it('with each screen is counted without the entry', () => {
    expect(screens(CHUNKS, '-page\\.tsx$')).toEqual([
      { module: 'auth/sign-in-page.tsx', files: ['sign-in.js', 'form.js'] },
      { module: 'apps/list-page.tsx', files: ['list.js', 'form.js', 'table.js'] },
    ]);
  });
});

it('a package is loaded by chunks that import it, now or later', () => {
  const plain = { ...chunk('page.js', 'video/page.tsx', ['player.js']), lazyImports: [], packages: [] };
  const player = { ...chunk('player.js', null, []), lazyImports: ['session.js'], packages: [] };
  const session = { ...chunk('session.js', 'video/session.ts', ['hls.js']), lazyImports: [], packages: [] };
  const hls = { ...chunk('hls.js', null, []), lazyImports: [], packages: ['hls.js'] };
  expect(loadersOf([plain, player, session, hls], 'hls.js')).toEqual({
    atOnce: [session, hls],
    later: [player],
  });
  const eager = { ...plain, imports: ['hls.js'] };
  expect(loadersOf([eager, player, session, hls], 'hls.js').atOnce).toContain(eager);
});

it('a screen in the entry is named', () => {
  const PAGES = ['auth/sign-in-page.tsx', 'apps/list-page.tsx'];
  expect(loadedAtStart(CHUNKS, PAGES)).toEqual([]);
  const vendor = { ...chunk('vendor.js', null, []), modules: ['apps/list-page.tsx'] };
  const merged = [...CHUNKS.filter(({ file }) => file !== vendor.file), vendor];
  expect(loadedAtStart(merged, PAGES)).toEqual(['apps/list-page.tsx']);
});

describe('what must not load', () => {
  const signIn = filesLoadedBy(CHUNKS, ['auth/sign-in-page.tsx']);

  it('does not while it is in chunks of its own', () => {
    expect(forbiddenModules(CHUNKS, signIn, ['^apps/', 'table'])).toEqual([]);
  });

  it.each([
    ['merged into the entry', 'main.js'],
    ['merged into a shared chunk', 'form.js'],
  ])('is named when it is %s', (_how, file) => {
    const merged = CHUNKS.map((c) =>
      c.file === file ? { ...c, modules: [...c.modules, 'apps/list-columns.tsx'] } : c,
    );
    expect(forbiddenModules(merged, signIn, ['^apps/'])).toEqual(['apps/list-columns.tsx']);
  });

  it('is named when a chunk of the page imports it', () => {
    const linked = CHUNKS.map((c) => (c.file === 'form.js' ? { ...c, imports: ['list.js'] } : c));
    expect(forbiddenModules(linked, filesLoadedBy(linked, ['auth/sign-in-page.tsx']), ['^apps/'])).toEqual([
      'apps/list-page.tsx',
      'apps/list-columns.tsx',
    ]);
  });
});
