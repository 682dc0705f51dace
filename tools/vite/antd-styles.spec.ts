import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { antdStyles } from './antd-styles';

const EMPTY = resolve(import.meta.dirname, '../../node_modules/antd/es/empty/index.js');
const STYLES = `
  '%NAME%': '.ant-empty{margin-inline:8px}',
  Shared: '.ant a{outline:0}',
  'ant-design-icons': '.anticon{display:inline-flex}',
`;

async function built(extracted: string, without: string[] = []) {
  const root = await mkdtemp(join(tmpdir(), 'antd-styles-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const extraction = join(root, 'extraction.js');
  await writeFile(
    extraction,
    `export const extractAntdStyles = () => ({
      styles: {${STYLES.replace('%NAME%', extracted)}},
      variables: { Empty: ':root{--ant-empty-gap:3px}' },
    });`,
  );
  await writeFile(
    join(root, 'main.js'),
    `import Empty from ${JSON.stringify(EMPTY)}; globalThis.drawn = Empty;`,
  );
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [antdStyles({ extraction, without, conditions: [] })],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
  const output = 'output' in result ? result.output : [];
  return {
    script: output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join(''),
    sheet: output
      .flatMap((file) => (file.fileName.endsWith('.css') && 'source' in file ? String(file.source) : []))
      .join(''),
  };
}

describe('antd’s styles', () => {
  it('are a sheet beside the code of the component, which makes none itself', async () => {
    const { script, sheet } = await built('Empty-Empty');
    expect(sheet).toContain('.ant-empty{margin-inline:8px}');
    expect(sheet).toContain('--ant-empty-gap:3px');
    expect(sheet).toContain('.anticon{display:inline-flex}');
    expect(script).toContain('css-var-root');
    expect(script).not.toContain('emptyImgCls');
  });

  it('stop the build where those of a component are not among them', async () => {
    await expect(built('Spin-Spin')).rejects.toThrow('Empty-Empty');
    expect((await built('Spin-Spin', ['Empty-Empty'])).script).toContain('css-var-root');
  });
});
