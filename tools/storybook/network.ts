import { http, HttpResponse, isCommonAssetRequest, passthrough } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

/** Vite's, Vitest's and Storybook's own requests. */
const TOOLING = /^\/(@|__|node_modules\/|sb-|iframe\.html)|\.(tsx?|mdx)$/;
const LAST_CALL = '/last-call';

let unhandled: string[] = [];

/** Starts the worker. Unhandled requests are recorded and fail like a network error. */
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

/** Drops requests of the previous story. */
export async function forgetRequests(): Promise<void> {
  await requestsSeen();
  unhandled = [];
}

export async function expectNoUnhandledRequest(): Promise<void> {
  await requestsSeen();
  if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
}

/** Requests reach the worker in order: this response implies that it has seen all earlier ones. */
async function requestsSeen(): Promise<void> {
  await fetch(LAST_CALL);
}
