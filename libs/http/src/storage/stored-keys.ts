/** Keys of local storage that scripts read before anything else is loaded. */
export const STORED_KEYS = {
  token: 'console.token',
  pendingToken: 'console.pending-token',
  language: 'console.language',
  darkMode: 'console.dark-mode',
} as const;
