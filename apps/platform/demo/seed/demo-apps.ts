import type { ApiGroupId } from '@console/http/contract';
import {
  DEFAULT_API_KEY,
  INVITATION_DAYS,
  TENANT_API_GROUP_IDS,
  TRIAL_DAYS,
} from '@console/tenant-apps/contract';
import type {
  apiKeys,
  appApiGroups,
  apps,
  groupPermissions,
  groups,
  members,
} from '../../src/database/schema';
import { searchText } from '../../src/database/search-text';
import { hashToken } from '../../src/security/token';
import { plus } from '../calendar';
import { DAY_MS, MINUTE_MS } from '../../src/time/durations';
import { demoId, Random } from '../random';
import type { DemoPeople, DemoPerson } from './demo-people';
import { BRANDS, CITIES, PROGRAMS, type DemoLanguage } from './names';

const ARCHIVED_EVERY = 5;
const EDITIONS = [
  ...(['enterprise', 'pro', 'free', 'pro', 'pro', 'free'] as const),
  ...(['pro', 'pro', 'enterprise', 'free', 'pro', 'free'] as const),
] as const;
/** Positions of every twenty. */
const ON_TRIAL = [3, 10];
const PAST_DUE = [8, 13];

const TENANT_GROUPS = {
  Administrators: ['management', 'admin-library', 'admin-vod', 'admin-livestream', 'admin-machine'],
  Editors: ['admin-library', 'admin-vod', 'admin-transcode', 'admin-interactive'],
  Operators: ['admin-livestream', 'admin-machine', 'admin-lrm', 'admin-ssai'],
} as const satisfies Record<string, readonly ApiGroupId[]>;

export interface DemoApp {
  row: typeof apps.$inferInsert & { createdAt: Date };
  apiKey: typeof apiKeys.$inferInsert;
  language: DemoLanguage;
  people: [DemoPerson, ...DemoPerson[]];
  apiGroups: (typeof appApiGroups.$inferInsert)[];
  groups: (typeof groups.$inferInsert)[];
  permissions: (typeof groupPermissions.$inferInsert)[];
  members: (typeof members.$inferInsert)[];
}

export function demoApp(index: number, people: DemoPeople, now: Date): DemoApp {
  const { name, language } = nameOf(index);
  const appId = searchText(name).replaceAll(' ', '-');
  const random = Random.of('app', appId);
  const daysAgo = (days: number) => plus(now, -days * DAY_MS);
  const isArchived = index % ARCHIVED_EVERY === ARCHIVED_EVERY - 1;
  const edition = EDITIONS[index % EDITIONS.length] ?? 'pro';
  const subscriptionStatus = isArchived ? 'cancelled' : subscriptionOf(index, edition);
  const isOnTrial = subscriptionStatus === 'trial';
  const createdAt = daysAgo(
    isOnTrial ? random.within(1, TRIAL_DAYS - 1) : random.within(isArchived ? 300 : 100, 1400),
  );
  const archivedAt = isArchived ? daysAgo(random.within(20, 200)) : null;

  const domain = `${appId}.example`;
  const groupRows = Object.keys(TENANT_GROUPS).map((groupName) => ({
    id: demoId('group', appId, groupName),
    appId,
    name: groupName,
    createdAt,
  }));
  const count = random.between(2, edition === 'enterprise' ? 19 : edition === 'pro' ? 9 : 4);
  const joined = Array.from({ length: count }, (_, position) => {
    const isInvited = position > 1 && !isArchived && random.chance(0.14);
    const daysOfMembership = (now.getTime() - createdAt.getTime()) / DAY_MS;
    const invitedAt = random.chance(0.6) ? random.within(0.1, INVITATION_DAYS - 1) : random.within(8, 30);
    const joinedDaysAgo = isInvited
      ? Math.min(invitedAt, daysOfMembership)
      : daysOfMembership * random.within(0.1, 1);
    const joinedAt = position === 0 ? createdAt : daysAgo(joinedDaysAgo);
    const person = people.person(`${appId} ${position}`, {
      language: random.chance(0.85) ? language : 'en',
      domain,
      createdAt: plus(joinedAt, -random.between(0, 90) * MINUTE_MS),
      isInvited,
    });
    const member = {
      id: demoId('member', appId, position),
      appId,
      userId: person.id,
      groupId: groupRows[position % groupRows.length]?.id ?? '',
      status: isInvited ? ('invited' as const) : ('active' as const),
      invitationExpiresAt: isInvited ? plus(joinedAt, INVITATION_DAYS * DAY_MS) : null,
      createdAt: joinedAt,
    };
    return { person, member };
  });
  const [owner, ...others] = joined.map(({ person }) => person);
  if (!owner) throw new Error('An app without owner.');
  return {
    row: {
      appId,
      kind: 'tenant',
      name,
      sortName: searchText(name),
      searchText: searchText(name, appId),
      status: isArchived ? 'archived' : 'normal',
      edition,
      subscriptionStatus,
      trialEndsAt: isOnTrial ? plus(createdAt, TRIAL_DAYS * DAY_MS) : null,
      archivedAt,
      ownerId: owner.id,
      createdAt,
      updatedAt: archivedAt ?? createdAt,
      lastActivityAt: archivedAt ?? createdAt,
    },
    // The hash of no key: a reset creates one.
    apiKey: {
      id: demoId('key', appId),
      appId,
      name: DEFAULT_API_KEY,
      scope: 'write',
      keyHash: hashToken(`demo ${appId}`),
      lastFour: demoId('key', appId).slice(-4),
      createdAt,
    },
    language,
    people: [owner, ...others],
    apiGroups: TENANT_API_GROUP_IDS.map((apiGroupId) => ({ appId, apiGroupId })),
    groups: groupRows,
    permissions: groupRows.flatMap(({ id }, position) =>
      (Object.values(TENANT_GROUPS)[position] ?? []).map((apiGroupId) => ({ groupId: id, apiGroupId })),
    ),
    members: joined.map(({ member }) => member),
  };
}

function subscriptionOf(index: number, edition: (typeof EDITIONS)[number]) {
  if (edition === 'free') return 'active';
  if (PAST_DUE.includes(index % 20)) return 'past-due';
  return edition === 'pro' && ON_TRIAL.includes(index % 20) ? 'trial' : 'active';
}

/** IDs of the demo apps from one index to another. */
export function demoAppIds(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, position) =>
    searchText(nameOf(from + position).name).replaceAll(' ', '-'),
  );
}

function nameOf(index: number): { name: string; language: DemoLanguage } {
  const { name, language } = at(BRANDS, index);
  const programs = PROGRAMS[language];
  const round = Math.floor(index / BRANDS.length);
  const program = at(programs, index + round);
  const turn = Math.floor(round / programs.length);
  const city = turn === 0 ? [] : [at(CITIES, turn - 1)];
  const count = Math.floor((turn - 1) / CITIES.length);
  const parts = [name, program, ...city, ...(count > 0 ? [String(count + 1)] : [])];
  return { name: parts.join(' '), language };
}

function at<Item>(items: readonly Item[], position: number): Item {
  const item = items[position % items.length];
  if (item === undefined) throw new Error('An empty list.');
  return item;
}
