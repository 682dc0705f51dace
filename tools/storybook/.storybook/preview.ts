import { storybookPreview } from '../preview';

const preview = storybookPreview();

export default {
  ...preview,
  parameters: {
    ...preview.parameters,
    options: {
      // Storybook parses this statically.
      storySort: {
        method: 'alphabetical',
        order: ['*', ['About*', 'Kit', ['About the kit', '*'], '*']],
      },
    },
  },
};
