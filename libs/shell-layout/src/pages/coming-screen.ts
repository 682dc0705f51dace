import type { MessageKey } from '@console/i18n';
import type { ConsoleRoute } from '../routes/console-route';

/**
 * The screen of a route that has its place before it has a screen.
 *
 * @param contents translation key, with its namespace, of the sentence that says what the screen will hold
 */
export function comingScreen(contents: MessageKey): NonNullable<ConsoleRoute['screen']> {
  return () => import('./coming-page').then((module) => module.comingPageOf(contents));
}
