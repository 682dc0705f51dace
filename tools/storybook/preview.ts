import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { expectQuietConsole, watchConsole } from './console-guard';
import { expectNoUnhandledRequest, forgetRequests, startNetwork } from './network';
import { waitUntilVisible } from './wait-until-visible';

// A busy machine may take its time; how fast a screen has to be is measured elsewhere.
configure({ asyncUtilTimeout: 10_000 });
waitUntilVisible();

type Shared = Pick<Preview, 'decorators' | 'loaders' | 'parameters'>;

/**
 * The preview of every library. Network: `parameters.msw`, a list of handlers; a request that none of them takes fails
 * the story. Accessibility faults fail it too, and so does an error or a warning in the console, unless
 * `parameters.expectedLogs` has a pattern for it. The toolbar's `theme` and `language` are globals for decorators to read;
 * the language `pseudo` shows what no locale file holds, and texts that have too little room.
 */
export function storybookPreview({ decorators = [], loaders = [], parameters = {} }: Shared = {}): Preview {
  return {
    decorators,
    loaders: [mswLoader(startNetwork), ...[loaders].flat()],
    parameters: {
      layout: 'fullscreen',
      // Of what is in order one element tells enough: the whole list is long, and a test run passes it on for each story.
      // The rule `region` is off, as Storybook has it: stories stand beside its own elements, and the journeys look at landmarks.
      a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
      // A frame for each story of a docs page: handlers hold for a whole page, and the last story's would win.
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
