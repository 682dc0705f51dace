// @see spec 2.3, 3.9, 7.1, 7.2
// @see ASVS 2.1.1, 2.1.2, 6.4.2, 8.1.1, 8.1.2, 13.4.5
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createTenantApp, listTenantApps, updateTenantApp } from '@console/tenant-apps/contract';
import { login, startGithubLogin, verifyTwoFactor } from '@console/auth/contract';
import { listInvoices, listPaymentMethods } from '@console/billing/contract';
import type { Operation } from '@console/http/contract';
import {
  createServer,
  reportServerLoad,
  updateServerLicense,
  getApiDocument,
} from '@console/operations/contract';
import { getProfile } from '@console/shell-layout/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { platformRoutes } from '../platform-routes';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import type { openApiDocument } from './openapi-document';

const operations = platformRoutes.map(({ operation }) => operation);
const LIBRARIES = resolve(import.meta.dirname, '../../../../libs');

describe('the OpenAPI document', async () => {
  const platform = await startSuitePlatform();
  const document = (await (await platform.app.request('/openapi.json')).json()) as ReturnType<
    typeof openApiDocument
  >;

  const entryOf = ({ path, method }: Operation) => {
    const entry = document.paths[path]?.[method.toLowerCase()];
    if (!entry) throw new Error(`${method} ${path} is missing.`);
    return entry;
  };
  const parametersOf = (operation: Operation) =>
    entryOf(operation).parameters.map((parameter) => {
      if (!('$ref' in parameter)) return parameter;
      const name = basename(parameter.$ref);
      return Object.entries(document.components.parameters).find(([known]) => known === name)?.[1];
    });

  it('passes the linter without errors and warnings', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'info-contact': 'error',
        'operation-description': 'error',
        'no-invalid-schema-examples': 'error',
      },
    });
    const lint = (source: unknown) => lintFromString({ source: JSON.stringify(source), config });
    const problems = await lint(document);
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
    expect(await lint({ ...document, servers: [] })).toMatchObject([{ ruleId: 'no-empty-servers' }]);
  }, 240_000);

  it('has valid examples of every body and response', () => {
    for (const operation of operations) {
      const { response, body, name, produces, status = 200 } = operation;
      const { requestBody, responses } = entryOf(operation);
      if (body) {
        const { example } = requestBody?.content['application/json'] ?? {};
        expect(body.safeParse(example).error?.issues, `body of ${name}`).toBeUndefined();
      }
      if (status === 302 || produces !== undefined) continue;
      const documented = responses[status];
      const { example } =
        (documented && 'content' in documented && documented.content['application/json']) || {};
      expect(response.safeParse(example).error?.issues, `response of ${name}`).toBeUndefined();
    }
  });

  it('is the same for the console as at /openapi.json', async () => {
    const { token } = await enroll(platform);
    expect(await platform.call(getApiDocument, { token })).toEqual(document);
  });

  it('contains exactly the operations of the contracts', async () => {
    const contracts = await Promise.all(
      globSync('*/src/contract.ts', { cwd: LIBRARIES }).map(
        (file) => import(resolve(LIBRARIES, file)) as Promise<Record<string, unknown>>,
      ),
    );
    const declared = contracts
      .flatMap((contract) => Object.values(contract))
      .filter((value): value is Operation => typeof value === 'object' && value !== null && 'access' in value)
      .map(({ method, path, name }) => `${method} ${path} ${name}`)
      .toSorted();
    const documented = Object.entries(document.paths)
      .flatMap(([path, item]) =>
        Object.entries(item).map(
          ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
        ),
      )
      .toSorted();
    expect(documented).toEqual(declared);
  });
  it('describes parameters as they are sent', () => {
    for (const operation of operations) {
      const documented = entryOf(operation).parameters.flatMap((parameter) =>
        '$ref' in parameter ? [] : `${parameter.in} ${parameter.name}`,
      );
      const declared = [
        ...Object.keys(operation.params?.shape ?? {}).map((name) => `path ${name}`),
        ...Object.keys(operation.query?.shape ?? {}).map((name) => `query ${name}`),
      ];
      expect(documented, operation.name).toEqual(declared);
    }
    const required = parametersOf(listInvoices).filter(
      (parameter) => parameter && 'required' in parameter && parameter.required,
    );
    expect(required).toMatchObject([{ name: 'appId' }]);
    expect(parametersOf(listTenantApps)).toContainEqual(
      expect.objectContaining({
        name: 'perPage',
        required: false,
        schema: { type: 'integer', exclusiveMinimum: 0, maximum: 100, default: 20 },
      }),
    );
    expect(parametersOf(listPaymentMethods)).toContainEqual({
      name: 'sort',
      in: 'query',
      required: false,
      description: expect.stringContaining(': isPrimary, kind, brand') as string,
      schema: { type: 'string' },
    });
    expect(parametersOf(listTenantApps)).toContainEqual(
      expect.objectContaining({
        name: 'customFields',
        content: { 'application/json': { schema: expect.objectContaining({ type: 'object' }) as object } },
      }),
    );
    expect(parametersOf(updateServerLicense)).toContainEqual(
      expect.objectContaining({
        name: 'id',
        in: 'path',
        required: true,
        schema: { type: 'string', format: 'uuid' },
      }),
    );
  });
  it('derives the error statuses of an operation from its declaration', () => {
    const statusesOf = (operation: Operation) => Object.keys(entryOf(operation).responses).join(' ');
    expect(statusesOf(login)).toBe('200 400 401 413 415 429 500 503 default');
    expect(statusesOf(getProfile)).toBe('200 401 415 500 503 default');
    expect(statusesOf(verifyTwoFactor)).toBe('200 400 401 413 415 429 500 503 default');
    expect(statusesOf(startGithubLogin)).toBe('302 400 403 404 415 429 500 503 default');
    expect(statusesOf(createTenantApp)).toBe('201 400 401 402 403 404 409 413 415 422 429 500 503 default');
    expect(statusesOf(createServer)).toContain(' 402 ');
    expect(statusesOf(updateServerLicense)).toBe('200 400 401 403 404 409 412 413 415 500 503 default');
    expect(statusesOf(updateTenantApp)).toBe('200 400 401 403 404 409 412 413 415 429 500 503 default');
    expect(entryOf(reportServerLoad)).toMatchObject({ 'x-access': 'app-key', security: [{ appKey: [] }] });
    const { responses } = document.components;
    for (const [name, response] of Object.entries(responses)) {
      const { schema, example } = response.content['application/json'];
      expect(schema).toEqual({ $ref: '#/components/schemas/ErrorResponse' });
      expect(`Error-${example.statusCode}`).toBe(name === 'Error-default' ? 'Error-400' : name);
    }
    expect(responses['Error-429']?.headers).toHaveProperty('Retry-After');
  });
});
