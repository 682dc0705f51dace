export type Encoding = 'br' | 'gzip';

/** The first of `available` that an Accept-Encoding header takes; undefined stands for the file as it is. */
export function chooseEncoding(header: string | null, available: readonly Encoding[]): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return available.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
