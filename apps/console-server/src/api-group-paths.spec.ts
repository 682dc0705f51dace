// @see spec 7.1
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Operation } from '@console/http/contract';
import { expect, it } from 'vitest';
import { apiGroupPaths, RELAYED_PATHS } from './api-group-paths';
import { readProxyCall } from './proxy-call';

const contracts = globSync(resolve(import.meta.dirname, '../../../libs/*/src/contract.ts'));

async function operationsOf(contract: string): Promise<Operation[]> {
  const exported = (await import(/* @vite-ignore */ contract)) as Record<string, unknown>;
  return Object.values(exported).filter(isOperation);
}

function isOperation(value: unknown): value is Operation {
  return (
    typeof value === 'object' && value !== null && 'group' in value && 'path' in value && 'method' in value
  );
}

const operations = (await Promise.all(contracts.map(operationsOf))).flat();

it('finds the operations of the contracts', () => {
  expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(['login', 'createTenantApp']));
});

it.each(operations)('$name is within the reach of $group', ({ group, method, path }) => {
  const sent = { method, path: path.replace(/\{\w+\}/g, 'a%20b') };
  expect(readProxyCall(sent, apiGroupPaths(group) ?? [], {})).toMatchObject({ method, target: sent.path });
});

it.each(operations)('$name can be called directly', ({ path }) => {
  expect(RELAYED_PATHS.filter((start) => path.startsWith(start))).toHaveLength(1);
});

it.each(['', 'apiadminquota', 'constructor', '__proto__'])('there is no group "%s"', (group) => {
  expect(apiGroupPaths(group)).toBeUndefined();
});
