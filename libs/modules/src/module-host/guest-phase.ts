export type GuestFailure = 'unloadable' | 'broken' | 'silent' | 'version' | 'restless';

/** `troubled`: it threw an error but still renders. */
export type GuestPhase =
  | { is: 'loading' }
  | { is: 'running'; troubled: boolean }
  | { is: 'failed'; why: GuestFailure; detail?: string | undefined };

export const LOADING: GuestPhase = { is: 'loading' };
export const RUNNING: GuestPhase = { is: 'running', troubled: false };

export interface GuestStart {
  /** An empty element for the guest. */
  area: HTMLElement;
  /** Absolute URL of its code or page. */
  address: string;
  onPhase: (phase: GuestPhase) => void;
}

export function failed(why: GuestFailure, fault?: unknown): GuestPhase {
  return { is: 'failed', why, ...(fault !== undefined && { detail: messageOf(fault) }) };
}

const LONGEST_DETAIL = 300;

function messageOf(fault: unknown): string | undefined {
  const text = fault instanceof Error ? fault.message : typeof fault === 'string' ? fault : '';
  return text === '' ? undefined : text.slice(0, LONGEST_DETAIL);
}
