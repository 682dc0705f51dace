// @see spec 2.4, 2.10, 4.8
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeBuiltConsole, startConsole } from './testing/start-console';

function route(files: Record<string, number[]>, requests: object[] = []) {
  return { files, requests, title: { en: 'New <app>', vi: 'Ứng dụng mới' } };
}

const BUILT = {
  files: [
    'assets/layout.js',
    'assets/en.js',
    'assets/vi.js',
    'assets/app.js',
    'assets/new.js',
    'assets/list.css',
  ],
  routes: {
    '/apps/:appId': route({ en: [0, 1, 3], vi: [0, 2, 3] }),
    '/apps/create': route({ en: [0, 1, 4], vi: [0, 2, 4] }, [{ path: '/groups?page=1', appId: 'admin' }]),
    '/apps/:appId/members': route({ en: [0, 1, 5], vi: [0, 2, 5] }),
  },
  patterns: [
    '/',
    '/apps',
    '/apps/:appId',
    '/apps/create',
    '/apps/:appId/members',
    '/apps/:appId/vod/*',
    '/auth/login',
    '/403',
  ],
};

async function responseFor(
  path: string,
  headers: Record<string, string> = {},
  built: string = JSON.stringify(BUILT),
) {
  const folder = await makeBuiltConsole();
  await mkdir(join(folder, '.vite'), { recursive: true });
  await writeFile(join(folder, '.vite/route-files.json'), built);
  const { fetch } = await startConsole({ folder });
  return fetch(path, { headers });
}

async function startOf(...request: Parameters<typeof responseFor>) {
  const page = await (await responseFor(...request)).text();
  const [, before = '', json = ''] =
    /^([\s\S]*)<script[^>]*id="route-start"[^>]*>([^<]*)<\/script>/.exec(page) ?? [];
  const preloads = before.matchAll(
    /<link rel="(?:modulepreload|preload" as="style)" crossorigin href="\/([^"]*)"/g,
  );
  return { files: [...preloads].map(([, file]) => file), requests: JSON.parse(json) as object[] };
}

describe('the page of a route names the files of that route', () => {
  it.each([
    ['/apps/7', ['assets/layout.js', 'assets/en.js', 'assets/app.js']],
    ['/apps/7/?q=1', ['assets/layout.js', 'assets/en.js', 'assets/app.js']],
    ['/apps/create', ['assets/layout.js', 'assets/en.js', 'assets/new.js']],
    ['/apps/7/members', ['assets/layout.js', 'assets/en.js', 'assets/list.css']],
    ['/apps/7/nowhere', []],
    ['/', []],
  ])('%s', async (path, files) => {
    expect((await startOf(path)).files).toEqual(files);
  });

  it.each([
    [{ Cookie: 'i18n_redirected=vi' }, 'assets/vi.js'],
    [{ 'Accept-Language': 'de, en;q=0.4, vi;q=0.8' }, 'assets/vi.js'],
    [{ Cookie: 'i18n_redirected=en', 'Accept-Language': 'vi' }, 'assets/en.js'],
    [{ 'Accept-Language': 'xx' }, 'assets/en.js'],
  ])('in the language of %j', async (headers, file) => {
    expect((await startOf('/apps/7', headers)).files).toContain(file);
  });

  it.each(['', '{', '{"files":[],"routes":[],"patterns":[]}'])(
    'or nothing for the build file %j',
    async (built) => {
      expect(await startOf('/apps/7', {}, built)).toEqual({ files: [], requests: [] });
    },
  );
});

it('the page of a route has its title and first requests', async () => {
  expect((await startOf('/apps/create')).requests).toEqual([{ path: '/groups?page=1', appId: 'admin' }]);
  expect((await startOf('/apps/7')).requests).toEqual([]);
  const titleFor = async (language: string) =>
    /<h1>(.*)<\/h1>/.exec(await (await responseFor('/apps/7', { 'Accept-Language': language })).text())?.[1];
  expect(await titleFor('en')).toBe('New &lt;app&gt;');
  expect(await titleFor('vi')).toBe('Ứng dụng mới');
});

describe('a path', () => {
  it.each([
    '/',
    '/apps',
    '/apps/',
    '/Apps/Create?q=1',
    '/apps/7/members',
    '/app%73/7',
    '/apps/100%25',
    '/apps/7/vod',
    '/apps/7/vod/assets/9',
    '/auth/login?redirect=%2Fapps',
    '/403',
    '/index.html',
    '/module-frame.html',
  ])('%s of the console gets 200', async (path) => {
    expect((await responseFor(path)).status).toBe(200);
  });

  it.each(['/nowhere', '/apps/7/nowhere', '/apps//members', '/apps/7/members/9', '/auth', '/*', '/404'])(
    '%s that matches no route gets the page with 404',
    async (path) => {
      const response = await responseFor(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.text()).toContain('<div id="root">');
    },
  );

  it('gets 200 if the build lists no routes', async () => {
    expect((await responseFor('/nowhere', {}, '{}')).status).toBe(200);
  });
});
