export { focusFirstField } from './dialog/focus-first-field';
export { noticeText, type NoticeText } from './display/notice-text';
export { LinkObserver } from './links/link-observer';
export { isSingleKey } from './keyboard/single-key';
export { useSingleKeys } from './keyboard/use-single-keys';
export {
  UiProvider,
  type ActionAccess,
  type ListViewsProps,
  type UiActivity,
  type UiServices,
} from './provider/ui-provider';
