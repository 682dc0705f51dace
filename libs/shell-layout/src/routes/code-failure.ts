/** The code of a place could not be loaded: a newer build has taken its files away, or the network failed. */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of this page could not be loaded.', { cause });
    this.name = 'CodeFailure';
  }
}
