export type GuestFailure = 'unloadable' | 'crashed' | 'timeout' | 'version' | 'reloadLoop';

/** `hasErrors`: it threw an error but still renders. */
export type GuestStatus =
  | { state: 'loading' }
  | { state: 'running'; hasErrors: boolean }
  | { state: 'failed'; reason: GuestFailure; detail?: string | undefined };

export const LOADING: GuestStatus = { state: 'loading' };
export const RUNNING: GuestStatus = { state: 'running', hasErrors: false };

export interface GuestStart {
  /** An empty element for the guest. */
  area: HTMLElement;
  /** Absolute URL of its code or page. */
  address: string;
  onStatus: (status: GuestStatus) => void;
}

export function failed(reason: GuestFailure, error?: unknown): GuestStatus {
  return { state: 'failed', reason, ...(error !== undefined && { detail: messageOf(error) }) };
}

const LONGEST_DETAIL = 300;

function messageOf(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return text === '' ? undefined : text.slice(0, LONGEST_DETAIL);
}
