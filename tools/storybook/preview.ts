import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { expectQuietConsole, watchConsole } from './console-guard';
import { expectNoUnhandledRequest, forgetRequests, startNetwork } from './network';
import { waitUntilVisible } from './wait-until-visible';

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

type Shared = Pick<Preview, 'decorators' | 'loaders' | 'parameters'>;

/**
 * The preview of every library. `parameters.msw` lists request handlers. A story fails on an unhandled request, an
 * accessibility violation, or a console error or warning that `parameters.expectedLogs` has no pattern for. Decorators
 * read the globals `theme` and `language`; `pseudo` reveals untranslated and clipped texts.
 */
export function storybookPreview({ decorators = [], loaders = [], parameters = {} }: Shared = {}): Preview {
  return {
    decorators,
    loaders: [mswLoader(startNetwork), ...[loaders].flat()],
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
      ...parameters,
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
  };
}
