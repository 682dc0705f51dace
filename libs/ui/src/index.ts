export { GuardedButton } from './actions/guarded-button';
export { PageActions, type PageAction } from './actions/page-actions';
export { RowMenu } from './actions/row-menu';
export type { Affected } from './dialog/affected-list';
export { ConfirmDialog } from './dialog/confirm-dialog';
export { RouteDialog, type RouteDialogProps } from './dialog/route-dialog';
export { RouteDrawer } from './dialog/route-drawer';
export { useCloseTo } from './dialog/use-close-to';
export { useReturnedFocus } from './dialog/use-returned-focus';
export { Amount, amountWidth, LargeAmount } from './display/amount';
export { ClippedText } from './display/clipped-text';
export { CopyText } from './display/copy-text';
export { CutText } from './display/cut-text';
export { DateTime, useZone } from './display/date-time';
export { EmptyState } from './display/empty-state';
export { FactList } from './display/fact-list';
export { FactRow } from './display/fact-row';
export { FailedState } from './display/failed-state';
export { FailureAlert } from './display/failure-alert';
export { Hint } from './display/hint';
export { Monogram } from './display/monogram';
export { noticeText, type NoticeText } from './display/notice-text';
export type { Outcome } from './display/outcome';
export { QueryState, type QueryResult } from './display/query-state';
export { StateBlock } from './display/state-block';
export { SecretOnce } from './display/secret-once';
export { Sparkline } from './display/sparkline';
export { StatusMark, StatusTag, type StatusTone } from './display/status-tag';
export { TwoLines } from './display/two-lines';
export { useCopy } from './display/use-copy';
export { useFailureLines, useOwnFailureLines } from './display/use-failure-lines';
export { useNow } from './display/use-now';
export { VISUALLY_HIDDEN } from './display/visually-hidden';
export { printAs } from './export/print-as';
export { saveFile } from './export/save-file';
export { usePrinting } from './export/use-printing';
export { BackLink } from './links/back-link';
export { LinkButton } from './links/link-button';
export { isPlainClick, PlainLink } from './links/plain-link';
export { isSingleKey } from './keyboard/single-key';
export { useSingleKeys } from './keyboard/use-single-keys';
export { uiLocale } from './locales/ui-locale';
export { DetailCard } from './page/detail-card';
export { DetailPage } from './page/detail-page';
export { PageHeader } from './page/page-header';
export { PageTabs, type Tab } from './page/page-tabs';
export {
  UiProvider,
  useUi,
  type ActionAccess,
  type ListViewsProps,
  type Requirement,
  type UiActivity,
  type UiServices,
} from './provider/ui-provider';
export { SessionsCard } from './sessions/sessions-card';
export { useSessionName } from './sessions/use-session-name';
export { usePopUps } from './theme/pop-ups';
export { UndoOffer } from './undo/undo-offer';
export { useUndoOffer } from './undo/use-undo-offer';
