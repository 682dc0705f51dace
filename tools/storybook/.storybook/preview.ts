import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure, expect, waitFor } from 'storybook/test';
import { expectNoUnhandledRequest, forgetRequests, startNetwork } from '../network';

let logged: string[] = [];

function watchConsole(): () => void {
  logged = [];
  const { error, warn } = console;
  const note = (...parts: unknown[]) => {
    logged.push(parts.map(String).join(' '));
  };
  Object.assign(console, { error: note, warn: note });
  return () => {
    Object.assign(console, { error, warn });
  };
}

/** Fails when something was logged that the story does not expect: `parameters.expectedLogs`, a list of patterns. */
function expectQuietConsole(expected: unknown): void {
  const patterns = Array.isArray(expected) ? expected.filter((pattern) => pattern instanceof RegExp) : [];
  const unexpected = logged.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0) throw new Error(`Logged by this story:\n${unexpected.join('\n')}`);
}

// For busy machines; the speed of pages is measured elsewhere.
configure({
  asyncUtilTimeout: 10_000,
  // Without the page's HTML, which has hundreds of lines. The name lets the library point to the line of the story.
  getElementError: (message) =>
    Object.assign(new Error(message?.split('\n').slice(0, 6).join('\n')), {
      name: 'TestingLibraryElementError',
    }),
});
waitUntilVisible();

/**
 * The preview of every library. `parameters.msw` lists request handlers. A story fails on an unhandled request, an
 * accessibility violation, or a console error or warning that `parameters.expectedLogs` has no pattern for. Decorators
 * read the globals `theme` and `language`; `pseudo` reveals untranslated and clipped texts.
 */
export default {
  loaders: [mswLoader(startNetwork)],
  parameters: {
    layout: 'fullscreen',
    // Storybook disables the rule `region` because of its own elements; the journeys check landmarks.
    a11y: {
      test: 'error',
      options: {
        // axe lists one element per passed rule instead of all.
        resultTypes: ['violations', 'incomplete'],
        // Half of the time of axe. The contrast of the theme's tokens is computed in its spec, pages are checked in the journeys.
        rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
      },
    },
    // A frame for each story of a docs page: MSW handlers apply to a whole page.
    docs: { story: { inline: false, height: '320px' } },
    options: {
      // Storybook parses this statically.
      storySort: {
        method: 'alphabetical',
        order: ['*', ['About*', 'Kit', ['About the kit', '*'], '*']],
      },
    },
  },
  initialGlobals: { theme: 'dark', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'vi', title: 'Tiếng Việt' },
          { value: 'pseudo', title: 'Pseudo-language' },
        ],
      },
    },
  },
  beforeEach: async () => {
    await forgetRequests();
    return watchConsole();
  },
  afterEach: async ({ parameters }) => {
    await expectNoUnhandledRequest();
    expectQuietConsole(parameters['expectedLogs']);
  },
} satisfies Preview;

/** `toBeVisible` waits like Playwright's assertions, because pop-ups have no size or color for a frame. */
function waitUntilVisible(): void {
  expect.extend({
    async toBeVisible(element: Element) {
      const wanted = !this.isNot;
      const message = () => `This is ${wanted ? 'not ' : ''}visible:\n${this.utils.printReceived(element)}`;
      try {
        await waitFor(() => {
          if (isVisible(element) !== wanted) throw new Error(message());
        });
        return { pass: wanted, message };
      } catch {
        return { pass: !wanted, message };
      }
    },
  });
}

function isVisible(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}
