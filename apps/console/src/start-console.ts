import { createConsole } from './create-console';
import { standaloneEnvironment } from './standalone-environment';
import { readBuildId } from './read-build-id';
import { readConfig } from './read-config';
import type { ConsoleEnvironment } from './console-environment';

/** Starts the console in an element, at the page's address or the one of the frame's host. */
export async function startConsole(element: HTMLElement, environment?: ConsoleEnvironment): Promise<void> {
  const page = { config: readConfig(), version: __CONSOLE_VERSION__, buildId: readBuildId() };
  if (window.parent === window) {
    await createConsole(element, { ...page, environment: environment ?? standaloneEnvironment() });
  } else {
    const { startInFrame } = await import('./embedded/start-in-frame');
    await startInFrame(element, page);
  }
}
