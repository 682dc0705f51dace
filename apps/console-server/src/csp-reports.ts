import type { HttpBindings } from '@hono/node-server';
import { parseJson } from '@console/server-kit';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isSameOrigin } from './same-origin';

const BODY_LIMIT = 64 * 1024;
const REPORTS_OF_A_BODY = 20;
/** Anyone can send reports. */
const LINES_PER_MINUTE = 30;
const MINUTE = 60_000;

const Line = z.number().int().nonnegative();
const NewReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: z.string(),
    blockedURL: z.string().nullish(),
    sourceFile: z.string().nullish(),
    lineNumber: Line.nullish(),
    columnNumber: Line.nullish(),
  }),
});
const OldReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string(),
    'blocked-uri': z.string().nullish(),
    'source-file': z.string().nullish(),
    'line-number': Line.nullish(),
    'column-number': Line.nullish(),
  }),
});
const Reports = z.union([
  z
    .array(z.unknown())
    .transform((reports) => reports.slice(0, REPORTS_OF_A_BODY))
    .pipe(z.array(NewReport.transform(({ body }) => body))),
  OldReport.transform(({ 'csp-report': report }) => [
    {
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
      columnNumber: report['column-number'],
    },
  ]),
]);

/**
 * Logs violations of the content security policy: the directive and our file. Neither the page’s address nor its
 * content, which may be personal.
 */
export function cspReports(log: Logger): Hono<{ Bindings: HttpBindings }> {
  const reports = new Hono<{ Bindings: HttpBindings }>();
  const mayLog = ratePerMinute(() => {
    log.warn('further reports of the content security policy are not logged');
  });

  reports.use((c, next) => {
    c.header('Cache-Control', 'no-store');
    return next();
  });
  reports.use(bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.body(null, 413) }));
  reports.post('/', async (c) => {
    if (!isSameOrigin(c.env.incoming.headers)) return c.body(null, 403);
    const read = Reports.safeParse(parseJson(await c.req.text()));
    if (!read.success) return c.body(null, 400);
    for (const report of read.data) {
      if (!mayLog()) continue;
      log.warn(
        {
          directive: directiveOf(report.effectiveDirective),
          blocked: sourceOf(report.blockedURL),
          source: fileOf(report.sourceFile),
          line: report.lineNumber ?? undefined,
          column: report.columnNumber ?? undefined,
        },
        'content security policy violated',
      );
    }
    return c.body(null, 204);
  });
  return reports;
}

function ratePerMinute(onFull: () => void): () => boolean {
  let minute = { began: Date.now(), passed: 0 };
  return () => {
    if (Date.now() - minute.began >= MINUTE) minute = { began: Date.now(), passed: 0 };
    minute.passed += 1;
    if (minute.passed === LINES_PER_MINUTE + 1) onFull();
    return minute.passed <= LINES_PER_MINUTE;
  };
}

function directiveOf(text: string): string {
  return /^[a-z-]{1,40}$/.exec(text.split(' ', 1)[0] ?? '')?.[0] ?? 'unknown';
}

/** The origin, or the browser’s keyword such as `inline`. */
function sourceOf(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined) return undefined;
  if (/^[a-z-]{1,40}$/.test(text)) return text;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined) return 'unknown';
  return (address.origin === 'null' ? address.protocol : address.origin).slice(0, 200);
}

/** The path of a file of the build; only the origin of other files. */
function fileOf(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || !URL.canParse(text)) return undefined;
  return /^\/(?:assets\/(?:embed\/)?)?[\w.-]{1,100}\.js$/.exec(new URL(text).pathname)?.[0] ?? sourceOf(text);
}
