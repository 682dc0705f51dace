export const DOCUMENT_PATH = '/apps/document';
export const OPERATION_PATH = `${DOCUMENT_PATH}/:operation`;

export function operationPath(name: string): string {
  return `${DOCUMENT_PATH}/${encodeURIComponent(name)}`;
}
