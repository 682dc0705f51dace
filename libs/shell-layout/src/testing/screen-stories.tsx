import { isLanguage } from '@console/i18n';
import type { StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { FeatureScreen, type FeatureScreenProps } from './feature-screen';

export type ScreenStory = StoryObj<FeatureScreenProps>;
export type ScreenPlay = Pick<Parameters<NonNullable<ScreenStory['play']>>[0], 'canvas' | 'userEvent'>;

interface MockPlatform {
  handlers: readonly RequestHandler[];
  reset?: () => void;
}

/** Defaults of stories about a feature's screens; `platform` is reset before each story. */
export function screenStories(
  args: FeatureScreenProps,
  msw: readonly RequestHandler[] = [],
  platform?: MockPlatform,
): {
  render: typeof renderFeatureScreen;
  args: FeatureScreenProps;
  parameters: { msw: RequestHandler[] };
  beforeEach: () => void;
} {
  return {
    render: renderFeatureScreen,
    args,
    parameters: { msw: [...msw, ...(platform?.handlers ?? [])] },
    beforeEach: () => {
      platform?.reset?.();
    },
  };
}

/** Theme and language of the toolbar are the defaults. */
function renderFeatureScreen(args: FeatureScreenProps, { globals }: { globals: Record<string, unknown> }) {
  return (
    <FeatureScreen
      {...(isLanguage(globals['language']) && { language: globals['language'] })}
      pseudoLanguage={globals['language'] === 'pseudo'}
      darkMode={globals['theme'] !== 'light'}
      {...args}
    />
  );
}
