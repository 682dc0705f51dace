import { resolve } from 'node:path';
import { createServer, resolveConfig } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { pseudoLanguage } from './pseudo-language';

const CONSOLE = resolve(import.meta.dirname, '../../apps/console');
const configFile = false;

it('takes the texts of every library while developing', async () => {
  const server = await createServer({
    configFile,
    root: CONSOLE,
    mode: 'development',
    plugins: [pseudoLanguage()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions: ['@console/source'] },
  });
  onTestFinished(() => server.close());
  const transformed = await server.transformRequest('/src/locales/vi.ts');
  expect(transformed?.code).toContain("export const vi = asked === 'off' ? texts : pseudoMessages(texts)");
});

it('is no part of a build', async () => {
  const { plugins } = await resolveConfig({ configFile, plugins: [pseudoLanguage()] }, 'build');
  expect(plugins.map(({ name }) => name)).not.toContain('pseudo-language');
});
