import { isLanguage } from '@console/i18n';
import { FeatureScreen, type FeatureScreenProps } from './feature-screen';

/** The `render` of a story about a screen: theme and language come from the toolbar unless the story sets them. */
export function renderFeatureScreen(
  args: FeatureScreenProps,
  { globals }: { globals: Record<string, unknown> },
) {
  return (
    <FeatureScreen
      {...(isLanguage(globals['language']) && { language: globals['language'] })}
      pseudoLanguage={globals['language'] === 'pseudo'}
      darkMode={globals['theme'] !== 'light'}
      {...args}
    />
  );
}
