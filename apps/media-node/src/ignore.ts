/** Takes a failure with one of these codes as undefined. */
export function ignore(...codes: readonly string[]): (error: unknown) => undefined {
  return (error) => {
    const isKnown = error instanceof Error && 'code' in error && codes.includes(String(error.code));
    if (!isKnown) throw error;
    return undefined;
  };
}
