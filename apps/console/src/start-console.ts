import { isPublicPage } from '@console/http/contract';
import { createConsole } from './create-console';
import { standaloneEnvironment } from './standalone-environment';
import { readConfig } from './read-config';

/** What the page says about its console. */
export function readPage() {
  return {
    config: readConfig(),
    version: __CONSOLE_VERSION__,
    // Undefined in development.
    buildId: document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content,
  };
}

/** Starts the console in an element, at the page's address or the one of the frame's host. */
export async function startConsole(element: HTMLElement): Promise<void> {
  const page = readPage();
  if (window.parent === window || isPublicPage(window.location.pathname)) {
    await createConsole(element, { ...page, environment: standaloneEnvironment() });
  } else {
    const { startInFrame } = await import('./embedded/start-in-frame');
    await startInFrame(element, page);
  }
}
