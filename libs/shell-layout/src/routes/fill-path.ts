// After a slash only: the port of an address elsewhere is no parameter.
const PARAMETER = /(?<=\/):(\w+)(?:\(\))?/g;

/** A path with its parameters, written `:name` or `:name()`, filled in; one without a value stays an empty segment. */
export function fillPath(path: string, params: Readonly<Record<string, string | undefined>>): string {
  return path.replace(PARAMETER, (_segment, name: string) => encodeURIComponent(params[name] ?? ''));
}
