let logged: string[] = [];

export function watchConsole(): () => void {
  logged = [];
  const { error, warn } = console;
  const note = (...parts: unknown[]) => {
    logged.push(parts.map(String).join(' '));
  };
  Object.assign(console, { error: note, warn: note });
  return () => {
    Object.assign(console, { error, warn });
  };
}

/** Fails when something was logged that the story does not expect: `parameters.expectedLogs`, a list of patterns. */
export function expectQuietConsole(expected: unknown): void {
  const patterns = Array.isArray(expected) ? expected.filter((pattern) => pattern instanceof RegExp) : [];
  const unexpected = logged.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0) throw new Error(`Logged by this story:\n${unexpected.join('\n')}`);
}
