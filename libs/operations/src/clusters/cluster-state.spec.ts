import { expect, it } from 'vitest';
import { clusterState, cpuAfterFailure, type ServerCluster } from './cluster-state';

const LOAD = { cpu: 40, memory: 50, inMbps: 100, outMbps: 2000, streams: 10, viewers: 900 };
const clusterOf = (states: Partial<NonNullable<ServerCluster['states']>>, cpu = 40): ServerCluster => {
  const all = { unlicensed: 0, dead: 0, warning: 0, healthy: 0, ...states };
  const servers = Object.values(all).reduce((sum, count) => sum + count, 0);
  return { name: 'han-1', servers, states: all, load: { ...LOAD, cpu } };
};

it.each([
  [{ dead: 2 }, 40, 'down', 2],
  [{ dead: 2, healthy: 1 }, 40, 'noFailover', 1],
  [{ healthy: 2 }, 50, 'overload', 2],
  [{ healthy: 3, dead: 1 }, 40, 'dead', 1],
  [{ healthy: 3, warning: 1, unlicensed: 1 }, 40, 'limit', 1],
  [{ healthy: 3, unlicensed: 2 }, 40, 'unlicensed', 2],
  [{ healthy: 3 }, 40, 'redundant', 3],
] as const)('a cluster with servers %o at %d percent is %s', (states, cpu, condition, count) =>
  expect(clusterState(clusterOf(states, cpu))).toMatchObject({ condition, count }),
);

it('a cluster is known by its name alone on some platforms', () => {
  expect(clusterState({ name: 'han-1', servers: 2 })).toBeUndefined();
});

it('the others share the load of a failed server', () => {
  expect(cpuAfterFailure(clusterOf({ healthy: 3, dead: 1 }, 50))).toBe(75);
  expect(cpuAfterFailure(clusterOf({ healthy: 1 }))).toBeUndefined();
});
