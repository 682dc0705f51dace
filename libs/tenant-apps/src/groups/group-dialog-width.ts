/** Pixels: a group is told and changed by a list of API groups, each with a line about it. */
export const GROUP_DIALOG_WIDTH = 640;
