import type { ComponentType } from 'react';

/** A field of a form: the form's field gives value and handler, and the id that its label names. */
export interface FieldSlotProps<Value> {
  id?: string;
  value?: Value | undefined;
  onChange?: (value: Value) => void;
}

/**
 * The places in screens that one feature has and another one fills: each by its name, with the props that its filling gets.
 * Neither feature knows the other; a console without the filling goes without.
 */
export interface ConsoleSlots {
  /** Chooses the quota plan of a new app, by its id; nothing chosen stands for the platform's default. */
  quotaPlan: FieldSlotProps<string>;
  /** The dialog that finds an app and switches to it. */
  appSwitch: {
    open: boolean;
    /** The current app. */
    current: string;
    /** What the admin app is called, which stands for all apps. */
    all: string;
    onClose: () => void;
  };
  /** Finds a tenant app by its name or its App ID, which is the value; empty stands for all of them. For those who may list apps. */
  appPicker: FieldSlotProps<string> & {
    /** The accessible name. */
    label: string;
    /** What stands for no choice, such as "All apps". */
    all: string;
  };
}

/** What a feature fills slots with: each filling in a chunk of its own. */
export type SlotFillings = {
  [Name in keyof ConsoleSlots]?: () => Promise<ComponentType<ConsoleSlots[Name]>>;
};

/** The filled slots of a console, ready to be drawn. */
export type FilledSlots = { [Name in keyof ConsoleSlots]?: ComponentType<ConsoleSlots[Name]> | undefined };
