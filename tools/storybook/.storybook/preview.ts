import { storybookPreview } from '../preview';

const preview = storybookPreview();

export default {
  ...preview,
  parameters: {
    ...preview.parameters,
    options: {
      // Storybook reads this without running it, so it stands here in full.
      storySort: {
        method: 'alphabetical',
        order: ['*', ['About*', 'Kit', ['About the kit', '*'], '*']],
      },
    },
  },
};
