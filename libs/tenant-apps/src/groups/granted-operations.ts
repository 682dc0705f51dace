import type { ApiGroupDetail } from '../contract';

/** The granted API groups with the operations that match every word of the search. */
export function grantedOperations(
  apiGroups: readonly ApiGroupDetail[],
  granted: readonly string[],
  search: string,
): ApiGroupDetail[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return apiGroups
    .filter(({ apiGroupId }) => granted.includes(apiGroupId))
    .flatMap((apiGroup) => {
      if (matches(`${apiGroup.name} ${apiGroup.apiGroupId}`)) return apiGroup;
      const operations = apiGroup.operations.filter(({ summary, method, path }) =>
        matches(`${summary} ${method} ${path}`),
      );
      return operations.length > 0 ? { ...apiGroup, operations } : [];
    });
}
