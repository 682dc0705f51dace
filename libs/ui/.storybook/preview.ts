import { storybookPreview } from '../../../tools/storybook/preview';

export default { ...storybookPreview() };
