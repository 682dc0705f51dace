// @see ASVS 3.4.7
import { describe, expect, it } from 'vitest';
import { createLog } from '@console/server-kit';
import { startConsole } from './testing/start-console';

const VIOLATION = {
  type: 'csp-violation',
  age: 10,
  url: 'https://console.example/apps/7/members?q=mai%40example.com',
  user_agent: 'Somebody’s browser',
  body: {
    documentURL: 'https://console.example/apps/7/members?q=mai%40example.com',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?token=secret',
    sourceFile: 'https://console.example/assets/main-abc.js?x=secret',
    sample: 'alert("secret")',
    lineNumber: 3,
    columnNumber: 14,
  },
};
const OLD_VIOLATION = {
  'csp-report': {
    'document-uri': 'https://console.example/apps/7/members',
    'violated-directive': 'style-src-elem',
    'blocked-uri': 'inline',
  },
};

async function startReported() {
  const lines: unknown[] = [];
  const log = createLog('console-server', 'warn', {
    write: (line) => {
      lines.push(JSON.parse(line));
    },
  });
  const server = await startConsole({ log });
  const report = (body: unknown, headers: Record<string, string> = {}) =>
    server.fetch('/csp-reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/reports+json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { ...server, report, lines };
}

describe('reports of the content security policy', () => {
  it('are logged with the blocked origin and our file only', async () => {
    const { report, lines } = await startReported();
    const response = await report([VIOLATION]);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(lines).toMatchObject([
      {
        msg: 'content security policy violated',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        source: '/assets/main-abc.js',
        line: 3,
        column: 14,
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|mai%40|members|browser/);
  });

  it('are examined up to a limit', async () => {
    const { report, lines } = await startReported();
    const many = [...Array<object>(20).fill(VIOLATION), ...Array<object>(10_000).fill({})];
    expect((await report(many)).status).toBe(204);
    expect(lines).toHaveLength(20);
  });

  it('are taken in their older form', async () => {
    const { report, lines } = await startReported();
    expect((await report(OLD_VIOLATION)).status).toBe(204);
    expect(lines).toMatchObject([{ directive: 'style-src-elem', blocked: 'inline' }]);
  });

  it.each([
    ['no JSON', '<b>', 400],
    ['another shape', [{ type: 'deprecation', body: {} }], 400],
    ['a long body', 'x'.repeat(70_000), 413],
  ])('of %s are rejected', async (_what, body, status) => {
    const { report, lines } = await startReported();
    const response = await report(body);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
    expect(lines).toEqual([]);
  });

  it('of pages of another origin are rejected', async () => {
    const { report, lines } = await startReported();
    expect((await report([VIOLATION], { Origin: 'https://evil.example' })).status).toBe(403);
    expect(lines).toEqual([]);
  });

  it('never fill the log, whatever they say', async () => {
    const { report, lines } = await startReported();
    const flood = Array.from({ length: 50 }, () => ({
      ...VIOLATION,
      body: {
        effectiveDirective: 'x\ny'.repeat(99),
        blockedURL: `data:text/html,${'x'.repeat(99)}`,
        sourceFile: '\u0000',
      },
    }));
    await report(flood);
    await report(flood);
    expect(lines).toHaveLength(31);
    expect(lines[0]).toMatchObject({ directive: 'unknown', blocked: 'data:' });
    expect(lines.at(-1)).toMatchObject({
      msg: 'further reports of the content security policy are not logged',
    });
  });
});
