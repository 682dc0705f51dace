// One chunk: each lazy import of a route adds a list of files to the entry.
export { CaptionDialog } from './caption-dialog';
export { ChaptersDialog } from './chapters-dialog';
export { EditVideoDialog } from './edit-video-dialog';
export { PublishDialog } from './publish-dialog';
