import { createConsole } from './create-console';
import { nextTask } from './next-task';
import { ownPage } from './own-page';
import { readBuildId } from './read-build-id';
import { readConfig } from './read-config';
import type { Surroundings } from './surroundings';

/** Starts the console in an element of this page: at the page's address, or where a frame's host says. */
export async function startConsole(element: HTMLElement, surroundings?: Surroundings): Promise<void> {
  // What has just been loaded has taken its time.
  await nextTask();
  const page = { config: readConfig(), version: __CONSOLE_VERSION__, buildId: readBuildId() };
  if (window.parent === window) {
    await createConsole(element, { ...page, surroundings: surroundings ?? ownPage() });
  } else {
    const { startInFrame } = await import('./embedded/start-in-frame');
    await startInFrame(element, page);
  }
}
