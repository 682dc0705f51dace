import { searchable } from '@console/i18n';
import { int, oneOf, text, type ListState } from '@console/ui/list';
import { METHODS, type ApiOperation } from './reference/api-reference';

export const OPERATION_QUERY = {
  page: int(1),
  perPage: int(1),
  sort: text(),
  q: text(),
  group: text(),
  method: oneOf(METHODS),
  kind: oneOf(['extension', 'specified']),
};

export function foundOperations(
  operations: readonly ApiOperation[],
  { q, group, method, kind }: ListState<typeof OPERATION_QUERY>,
): ApiOperation[] {
  const words = searchable(q).split(/\s+/);
  return operations.filter(
    (operation) =>
      (group === '' || operation.group === group) &&
      (method === '' || operation.method === method) &&
      (kind === '' || operation.extension === (kind === 'extension')) &&
      words.every((word) => operation.searched.includes(word)),
  );
}
