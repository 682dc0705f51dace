/** Narrows the items of a list answer to the names that its `fields` parameter asks for. */
export function pickFields(answer: unknown, query: Record<string, unknown> | undefined): unknown {
  const fields = query?.['fields'];
  if (typeof fields !== 'string' || !isList(answer)) return answer;
  const wanted = new Set(fields.split(','));
  return {
    ...answer,
    data: answer.data.map((item) =>
      Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name))),
    ),
  };
}

function isList(answer: unknown): answer is { data: object[] } {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
}
