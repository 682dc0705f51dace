import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Span = z.looseObject({ name: z.string(), traceId: z.string(), parentSpanId: z.string().optional() });
const Export = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

export async function startTraceReceiver() {
  const spans: z.output<typeof Span>[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans } = Export.parse(JSON.parse(body));
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { spans, endpoint: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
