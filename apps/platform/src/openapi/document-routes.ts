import type { Operation } from '@console/http/contract';
import { getApiDocument } from '@console/operations/contract';
import { route } from '../http/route';
import type { Route } from '../http/route';
import { openApiDocument } from './openapi-document';

/**
 * The document that `/openapi.json` has, for the console: behind the same door as all of its calls.
 *
 * @param operations Everything that the platform answers, this route's own as well.
 */
export function documentRoutes(operations: () => readonly Operation[]): Route[] {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return [route(getApiDocument, () => (document ??= openApiDocument(operations())))];
}
