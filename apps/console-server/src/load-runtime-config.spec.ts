// @see spec 4.4, 6
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuntimeConfig } from '@console/http/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadRuntimeConfig } from './load-runtime-config';

async function configFile(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'console-config-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'console.json');
  await writeFile(file, content);
  return file;
}

describe('the runtime configuration', () => {
  it('comes from the file, and from the environment before it', async () => {
    const file = await configFile(
      '{"productName":"From file","menuWidth":200,"captcha":{"v3":"a","v2":"b"}}',
    );
    const environment = {
      CONSOLE_PRODUCT_NAME: '2024',
      CONSOLE_MENU_SUBTITLE: 'true',
      CONSOLE_HOST_ORIGINS: '["https://host.example"]',
      CONSOLE_LOGO: '',
    };
    const { config, problems } = await loadRuntimeConfig(file, environment);
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      productName: '2024',
      menuWidth: 200,
      menuSubtitle: true,
      hostOrigins: ['https://host.example'],
      logo: '/logo.png',
      onPremises: false,
    });
  });

  it('names each bad field in one line and keeps its default', async () => {
    const file = await configFile('{"menuWidth":"wide","logo":"javascript:alert(1)","productName":"Kept"}');
    const { config, problems } = await loadRuntimeConfig(file, { CONSOLE_API_MODE: 'sideways' });
    expect(config).toMatchObject({
      menuWidth: 224,
      logo: '/logo.png',
      productName: 'Kept',
      apiMode: 'direct',
    });
    expect(problems.map((problem) => /"(\w+)"/.exec(problem)?.[1]).toSorted()).toEqual([
      'apiMode',
      'logo',
      'menuWidth',
    ]);
    expect(problems.join('')).not.toContain('\n');
  });

  it('connects known modules, and names the others', async () => {
    const module = { entry: 'https://modules.example/lrm.js', transport: 'page' };
    const { config, problems } = await loadRuntimeConfig(undefined, {
      CONSOLE_MODULES: JSON.stringify({ lrm: module, radio: module }),
    });
    expect(config.modules).toEqual({ lrm: module });
    expect(problems).toEqual([expect.stringContaining('"radio"')]);
  });

  it.each([
    ['{"productName":', 'holds no valid JSON'],
    ['["productName"]', 'holds no JSON object'],
    ['null', 'holds no JSON object'],
  ])('has its defaults when the file is %s', async (content, reason) => {
    const { config, problems } = await loadRuntimeConfig(await configFile(content), {});
    expect(config).toEqual(RuntimeConfig.parse({}));
    expect(problems).toEqual([expect.stringContaining(reason)]);
  });

  it('has its defaults without the file', async () => {
    const { problems } = await loadRuntimeConfig('/nowhere/console.json', {});
    expect(problems).toEqual([
      'CONSOLE_CONFIG: /nowhere/console.json cannot be read. Every field has its default.',
    ]);
  });
});
