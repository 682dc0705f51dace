import { isLanguage } from '@console/i18n';
import { FeatureScreen, type FeatureScreenProps } from './feature-screen';

/** `render` of screen stories, with theme and language of the toolbar as defaults. */
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
