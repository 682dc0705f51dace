import type { ApiGroupId, GroupAccess } from '@console/http/contract';
import type { PageAction } from '../actions/page-actions';
import type { ListViewControl } from '../list/list-view';
import type { CloseTo } from '../dialog/use-close-to';
import { createContext, use, type ComponentType, type ReactNode } from 'react';

/** What an action requires of the user and the app. */
export interface Requirement {
  /** API groups, one of which the user has to hold: the access of the operation. */
  access?: GroupAccess;
  /** An API group that the user has to hold in the admin app. */
  permission?: ApiGroupId;
  /** The action changes something; denied to view-only accounts. */
  change?: boolean;
  /** The app needs a payment card. @see spec 4.5 */
  card?: boolean;
  /** The app needs a paid edition. @see spec 4.4 */
  paid?: boolean;
  /** ID of the account that the action affects; it must not be the user's. */
  targetUserId?: string;
  /** API groups of the account that the action affects: the user has to hold all of them in the admin app. */
  targetGroups?: readonly string[] | undefined;
}

/** Why an action is not available to the user. */
export interface ActionDenial {
  /** A few words. */
  reason: string;
  /** Shows the explanation in place of running the action. `what` is the action's label. */
  explain: (what: string) => void;
}

export interface ActionAccess {
  /** Undefined for an action that the user may run. */
  denialOf: (requirement: Requirement) => ActionDenial | undefined;
  /** Whether the explanation is open. */
  explaining: boolean;
  /** The explanation's dialog. Render it once, next to the actions. */
  explanation: ReactNode;
}

export interface UiLocation {
  pathname: string;
  search: string;
}

/** The same object on every render. */
export interface UiNavigation {
  /** Navigates to a path of the console. */
  go: (to: string) => void;
  /** Navigates to the page below a dialog: back if it was opened there, so that Back does not open it again. */
  close: (to: string) => void;
  /** The target of the navigation in progress, or the current location. */
  destination: () => UiLocation;
}

/** A navigation that waits for the user's decision. */
export interface UiBlocker {
  blocked: boolean;
  leave: () => void;
  stay: () => void;
}

/** The stored draft of one form. */
export interface UiDraft {
  /** `at`: when it was stored, in milliseconds since 1970. */
  read: () => { at: number; values: Record<string, unknown> } | undefined;
  /** Stores the values after a short pause in typing. */
  note: (values: Record<string, unknown>) => void;
  /** Stores waiting values immediately. */
  flush: () => void;
  forget: () => void;
}

/** How the user arranged the columns of a table, by their keys. */
export interface ColumnSettings {
  order: readonly string[];
  hidden: readonly string[];
}

/** Stored column settings of tables, by the tables' keys. */
export interface UiColumnStore {
  read: (table: string) => ColumnSettings | undefined;
  /** Null removes them. */
  write: (table: string, settings: ColumnSettings | null) => void;
}

/** Something that has ended in the browser, such as an export. */
export interface UiActivity {
  kind: 'export' | 'bulk';
  /** The file, or the label of the action. */
  title: string;
  done: number;
  failed: number;
  skipped: number;
}

/** The views of a list; `columns`: what a new view would save. */
export interface ListViewsProps {
  /** The table's key. */
  table: string;
  views: ListViewControl;
  columns: string[] | null;
}

/** What the kit needs from the application around it. Its hooks run in the component that uses them. */
export interface UiServices {
  useLocation: () => UiLocation;
  useNavigation: () => UiNavigation;
  /** Blocks navigation to another page while `unsaved` returns true for its path. */
  useBlocker: (unsaved: (to: string) => boolean) => UiBlocker;
  /** Path of the page that linked here; `otherwise` if there is none. */
  useBackPath: (otherwise?: string) => string;
  /** Returns paths that lead "Back" to the same page as the current one. */
  useKeepFrom: () => (to: string) => string;
  useActionAccess: () => ActionAccess;
  /** Replaces a form dialog whose action is denied. */
  DeniedDialog: ComponentType<{
    requires: Requirement;
    title: string;
    closeTo: CloseTo;
    width?: number | undefined;
  }>;
  /** Replaces a list whose query the platform rejected with 403. */
  RejectedState: ComponentType<{ access: GroupAccess; what: string }>;
  /** Opens and saves views of a list. */
  ListViews: ComponentType<ListViewsProps>;
  /** IANA name of the user's time zone. */
  useZone: () => string;
  /** Undefined without a key. */
  useFormDraft: (key: string | undefined) => UiDraft | undefined;
  /** Reports whether a component holds unsaved input. */
  useUnsavedWork: () => (unsaved: boolean) => void;
  useColumnStore: () => UiColumnStore;
  /** Offers the actions of a visible page elsewhere as well, such as in a command palette. */
  usePageActions: (actions: readonly PageAction[]) => void;
  /** Reports what has ended, for the list of notifications. */
  useActivityReport: () => (activity: UiActivity) => void;
  /** Whether the user wants shortcuts without a modifier key. */
  useSingleKeysOn: () => boolean;
}

const UiContext = createContext<UiServices | null>(null);

/** Supplies the kit's services. Its value must not change. */
export const UiProvider = UiContext.Provider;

export function useUi(): UiServices {
  const services = use(UiContext);
  if (!services) throw new Error('useUi needs a UiProvider above it.');
  return services;
}
