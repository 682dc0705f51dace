/** Storage keys that the pages' inline scripts read as well. */
export const STORED_KEYS = {
  token: 'console.token',
  pendingToken: 'console.pending-token',
  twoFactorMissing: 'console.two-factor-missing',
  language: 'console.language',
  darkMode: 'console.dark-mode',
  layoutMode: '__SS_LAYOUT_MODE__',
  sidebarCollapsed: 'console.sidebar-collapsed',
  endReason: 'console.end-reason',
  endDetails: 'console.end-details',
  signedOutElsewhere: 'console.signed-out-elsewhere',
  inactivityMinutes: 'console.inactivity-minutes',
} as const;

/** Why a session ended without a sign-out in this tab; the sign-in page explains it. */
export const SESSION_END_REASONS = [
  'expired',
  'inactive',
  'unreachable',
  'unreadable',
  'failed',
  'elsewhere',
] as const;
export type SessionEndReason = (typeof SESSION_END_REASONS)[number];
