export { AddChannelDialog, EditChannelDialog } from './channel-dialogs';
export { AddPresetDialog, EditPresetDialog } from './preset-dialogs';
export { AddProfileDialog, EditProfileDialog } from './profile-dialogs';
export { AddTemplateDialog, EditTemplateDialog } from './template-dialogs';
