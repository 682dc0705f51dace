import { http, HttpResponse, isCommonAssetRequest, passthrough } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

/** Vite's, Vitest's and Storybook's own requests. */
const TOOLING = /^\/(@|__|node_modules\/|sb-|iframe\.html)|\.(tsx?|mdx)$/;
const LAST_CALL = '/last-call';

let unhandled: string[] = [];

/** Starts the worker. A request that no handler of the story takes is noted, and fails as if the network were down. */
export async function startNetwork(): Promise<SetupWorker> {
  const worker = setupWorker(
    http.get(LAST_CALL, () => new HttpResponse()),
    http.all('*', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (isCommonAssetRequest(request) || TOOLING.test(pathname)) return passthrough();
      unhandled.push(`${request.method} ${pathname}`);
      return HttpResponse.error();
    }),
  );
  await worker.start({ quiet: true });
  return worker;
}

/** Drops what a story that has failed left behind. */
export function forgetRequests(): void {
  unhandled = [];
}

/** Fails when the story asked for something that no handler took. */
export async function expectNoUnhandledRequest(): Promise<void> {
  // Requests reach the worker in their order: once this one is answered, those of the story have been seen.
  await fetch(LAST_CALL);
  if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
}
