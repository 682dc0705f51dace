import type { ApiOperation } from './api-reference';
import { exampleOf } from './example';
import type { JsonObject } from './read-value';

/** Placeholder: the token itself is never copied. */
export const TOKEN_PLACEHOLDER = 'Bearer <token>';

/** The call as a POSIX shell command, with parameters in angle brackets. */
export function curlLine(operation: ApiOperation, schemas: JsonObject, baseUrl: string): string {
  const { method, path, parameters, body, access } = operation;
  const required = parameters.filter((parameter) => parameter.required && parameter.in === 'query');
  const query = required.map(({ name }) => `${encodeURIComponent(name)}=<${name}>`).join('&');
  const address = `${baseUrl}${path.replace(/\{(\w+)\}/g, '<$1>')}${query && `?${query}`}`;
  const headers = [
    ...(access.kind === 'public' ? [] : [`Authorization: ${TOKEN_PLACEHOLDER}`]),
    ...parameters.flatMap(({ name, in: place, schema }) =>
      place === 'header' && typeof schema['default'] === 'string' ? [`${name}: ${schema['default']}`] : [],
    ),
    ...(body ? ['Content-Type: application/json'] : []),
  ];
  return [
    `curl -X ${method} ${quoted(address)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(body ? [`-d ${quoted(JSON.stringify(exampleOf(body, schemas)))}`] : []),
  ].join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
