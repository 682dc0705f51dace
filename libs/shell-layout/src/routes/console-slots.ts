import type { ComponentType, ReactNode } from 'react';
import type { Denial } from './denial';

/** Props of a form field, set by the form. */
export interface FieldSlotProps<Value> {
  id?: string;
  value?: Value | undefined;
  onChange?: (value: Value) => void;
}

interface AppSlotProps {
  appId: string;
}

/** Cells of a list of apps by App ID. */
export type AppCells<Column extends string> = ReadonlyMap<string, Readonly<Record<Column, ReactNode>>>;

/** Reads the values of up to 100 comma-joined apps for an export; none where they can't be read. */
type ReadAppValues<Column extends string> = (
  appIds: string,
) => Promise<ReadonlyMap<string, Readonly<Record<Column, string | number | null>>>>;

interface AppCellsProps<Column extends string> {
  /** All apps of the page, comma-joined: one request serves every row. */
  appIds: string;
  /** Called when the figures of these apps are known. */
  onCells: (cells: AppCells<Column>, read: ReadAppValues<Column>) => void;
}

/**
 * Extension points: one feature renders a slot that another fills, each with typed props. Without a filling
 * nothing renders.
 */
export interface ConsoleSlots {
  /** Selects the quota plan of a new app by id; empty selects the platform's default. */
  quotaPlan: FieldSlotProps<string>;
  /** The searchable list of the app switcher; focuses its search. */
  appSwitch: {
    /** The App ID of the current app. */
    current: string;
    /** The label of the admin app, which covers all apps. */
    all: string;
    /** Recently opened apps, the latest first. */
    recent: readonly { appId: string; name: string }[];
    onChoose: (appId: string) => void;
  };
  /** "My permissions"; `onLeave` is called after a page was chosen. */
  myAccess: { open: boolean; onClose: () => void; onLeave: () => void };
  /** Requirements of what is denied, what the user has, who can help, and a request text. */
  denialFacts: {
    /** Undefined renders nothing. */
    denial: Denial | undefined;
    what?: string | undefined;
    /** The app that lacks it; default: the current app. */
    appId?: string | undefined;
  };
  /** The administrators' message above every screen. */
  statusBanner: object;
  /** Whether servers of an app lack a license; below every screen. */
  licenseNotice: AppSlotProps;
  /** Counts the open warnings and critical alerts of all visible apps; renders nothing. */
  alertCount: { onCount: (total: number) => void };
  /** Ends the session without activity; renders nothing. */
  sessionWatch: object;
  /** The developer panel, docked below every screen. */
  developerPanel: object;
  /** Selects a tenant app by App ID; empty selects all apps. For users who may list apps. */
  appPicker: FieldSlotProps<string> & {
    label: string;
    /** The label of no choice, such as "All apps". */
    all: string;
  };
  /** Parts of an app's page; nothing for users who may not read them. */
  appLoad: AppSlotProps;
  appTraffic: AppSlotProps;
  appServers: AppSlotProps;
  appBalance: AppSlotProps;
  appQuotas: AppSlotProps;
  /** Columns of a list of apps, for users who may read them; they render nothing themselves. */
  appFigureCells: AppCellsProps<'traffic' | 'balance'>;
  appLoadCells: AppCellsProps<'alerts' | 'servers'>;
  /** The streams that a server has; nothing without streams, and for users who may not read them. */
  serverStreams: { serverId: string };
  /** Selects a live stream of an app by ID. */
  streamPicker: FieldSlotProps<string> & AppSlotProps;
  /** Selects videos of an app that can be played, by ID, in order. */
  videoPicker: FieldSlotProps<readonly string[]> &
    AppSlotProps & {
      most: number;
      /** Of chosen videos, which the platform does not list if they are deleted or it has many. */
      known?: readonly {
        videoId: string;
        /** Null for a deleted video. */
        title: string | null;
        durationSeconds: number | null;
      }[];
    };
  /** Plays HLS. Playback starts at a click: it makes the user a viewer. */
  player: {
    /** Of a playlist for one viewer; undefined if there is none now. */
    getUrl: () => Promise<string | undefined>;
    /** Why it cannot be played. */
    problem?: string | undefined;
    /** The address of an image. */
    poster?: string | undefined;
    /** Continues at these seconds of a video; another object seeks again. */
    position?: { seconds: number } | undefined;
    /** A WebVTT file whose cues name parts of preview images, such as `preview.jpg#xywh=0,0,160,90`. */
    previewUrl?: string | undefined;
    /** Without technical figures for viewers; a frame is filled. Default: `operator`. */
    variant?: 'operator' | 'viewer' | 'frame';
  };
  /** The latest entries of the audit log; nothing for users who may not read it. */
  timeline: {
    /** The app whose log is read; default: the log of all apps. */
    appId?: string | undefined;
    /** Default: all objects of the app. */
    object?: { type: 'user' | 'server' | 'invoice' | 'stream' | 'video'; id: string };
    /** What happened to the object without an entry. `at`: a time or a calendar day. */
    events?: readonly { at: string; text: string }[];
    /** Entries shown; default: 5. */
    rows?: number;
  };
}

/** Slot components, each in its own chunk. */
export type SlotFillings = {
  [Name in keyof ConsoleSlots]?: () => Promise<ComponentType<ConsoleSlots[Name]>>;
};

export type FilledSlots = { [Name in keyof ConsoleSlots]?: ComponentType<ConsoleSlots[Name]> | undefined };
