/**
 * Why a module is not there: its code cannot be loaded, it threw or is none, it took too long, it speaks another version of
 * the protocol, or it asks again and again to be loaded anew.
 */
export type GuestFailure = 'unloadable' | 'broken' | 'silent' | 'version' | 'restless';

/** How a module is. One that runs may have thrown something since, and still show what it did. */
export type GuestPhase =
  | { is: 'loading' }
  | { is: 'running'; troubled: boolean }
  | { is: 'failed'; why: GuestFailure; detail?: string | undefined };

export const LOADING: GuestPhase = { is: 'loading' };
export const RUNNING: GuestPhase = { is: 'running', troubled: false };

/** What a guest's start is told of, and told with. */
export interface GuestStart {
  /** An empty element of the page, the guest's own. */
  area: HTMLElement;
  /** Where its code, or its page, is. Absolute. */
  address: string;
  tell: (phase: GuestPhase) => void;
}

/** A failure with what was thrown, for whoever has to mend it. */
export function failed(why: GuestFailure, fault?: unknown): GuestPhase {
  return { is: 'failed', why, ...(fault !== undefined && { detail: messageOf(fault) }) };
}

const LONGEST_DETAIL = 300;

function messageOf(fault: unknown): string | undefined {
  const text = fault instanceof Error ? fault.message : typeof fault === 'string' ? fault : '';
  return text === '' ? undefined : text.slice(0, LONGEST_DETAIL);
}
