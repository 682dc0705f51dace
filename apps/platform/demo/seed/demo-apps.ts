import type { Language } from '@console/i18n/contract';
import type { ApiGroupId } from '@console/http/contract';
import { INVITATION_DAYS, TENANT_API_GROUP_IDS, TRIAL_DAYS } from '@console/tenant-apps/contract';
import type { appApiGroups, apps, groupPermissions, groups, members } from '../../src/database/schema';
import { searchText } from '../../src/database/search-text';
import { hashToken } from '../../src/security/token';
import { type Calendar, plusDays } from './calendar';
import type { DemoPeople, DemoPerson } from './demo-people';
import { BRANDS, CITIES, PROGRAMS } from './names';
import { Random } from '../random';

const ARCHIVED_EVERY = 5;

const TENANT_GROUPS = {
  Administrators: ['management', 'admin-library', 'admin-vod', 'admin-livestream', 'admin-machine'],
  Editors: ['admin-library', 'admin-vod', 'admin-transcode', 'admin-interactive'],
  Operators: ['admin-livestream', 'admin-machine', 'admin-lrm', 'admin-ssai'],
} as const satisfies Record<string, readonly ApiGroupId[]>;

export interface DemoApp {
  row: typeof apps.$inferInsert & { createdAt: Date };
  language: Language;
  archivedAt: Date | undefined;
  people: [DemoPerson, ...DemoPerson[]];
  apiGroups: (typeof appApiGroups.$inferInsert)[];
  groups: (typeof groups.$inferInsert)[];
  permissions: (typeof groupPermissions.$inferInsert)[];
  members: (typeof members.$inferInsert)[];
}

export function demoApp(index: number, random: Random, calendar: Calendar, people: DemoPeople): DemoApp {
  const { name, language } = nameOf(index);
  const appId = searchText(name).replaceAll(' ', '-');
  const isArchived = index % ARCHIVED_EVERY === ARCHIVED_EVERY - 1;
  const archivedDaysAgo = random.between(20, 200);
  const createdAt = calendar.daysAgo(random.between(isArchived ? 300 : 10, 1400), random.between(0, 86_399));
  const archivedAt = isArchived ? calendar.daysAgo(archivedDaysAgo, random.between(0, 86_399)) : undefined;
  const edition = random.pick(['free', 'free', 'pro', 'pro', 'pro', 'enterprise']);

  const later = new Random(index);

  const domain = `${appId}.example`;
  const owner = people.person(language, domain);
  const others = Array.from({ length: random.between(1, edition === 'enterprise' ? 18 : 8) }, () =>
    people.person(random.chance(0.8) ? language : 'en', domain),
  );
  const appGroups = Object.keys(TENANT_GROUPS).map((groupName) => ({
    id: random.id(),
    appId,
    name: groupName,
    createdAt,
  }));

  const drawnStatus = () => random.pick(['active', 'active', 'active', 'active', 'trial', 'past-due']);
  const subscriptionStatus = isArchived ? 'cancelled' : statusOf(edition, drawnStatus());
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
      trialEndsAt: trialEnd(subscriptionStatus, later, calendar),
      archivedAt: archivedAt ?? null,
      ownerId: owner.id,
      // The hash of no key: a reset creates one.
      apiKeyHash: hashToken(`demo ${appId}`),
      apiKeyLastFour: random.id().slice(-4),
      createdAt,
      updatedAt: archivedAt ?? createdAt,
      lastActivityAt: archivedAt ?? calendar.daysAgo(random.between(1, 6), random.between(0, 86_399)),
    },
    language,
    archivedAt,
    people: [owner, ...others],
    apiGroups: TENANT_API_GROUP_IDS.map((apiGroupId) => ({ appId, apiGroupId })),
    groups: appGroups,
    permissions: appGroups.flatMap(({ id }, position) =>
      (Object.values(TENANT_GROUPS)[position] ?? []).map((apiGroupId) => ({ groupId: id, apiGroupId })),
    ),
    members: [owner, ...others].map((person, position) => {
      const id = random.id();
      const isInvited = position > 2 && random.chance(0.15);
      const joinedAt = position === 0 ? createdAt : plusDays(createdAt, random.between(0, 9));
      return {
        id,
        appId,
        userId: person.id,
        groupId: appGroups[position % appGroups.length]?.id ?? '',
        status: isInvited ? ('invited' as const) : ('active' as const),
        invitationExpiresAt: isInvited ? invitationEnd(joinedAt, later, calendar) : null,
        createdAt: joinedAt,
      };
    }),
  };
}

function statusOf(edition: 'free' | 'pro' | 'enterprise', drawn: 'active' | 'trial' | 'past-due') {
  if (edition === 'free' || (drawn === 'trial' && edition !== 'pro')) return 'active';
  return drawn;
}

function trialEnd(status: string, random: Random, calendar: Calendar): Date | null {
  if (status === 'trial') return calendar.daysAhead(random.between(1, TRIAL_DAYS));
  return status === 'cancelled' && random.chance(0.3) ? calendar.daysAgo(random.between(250, 290)) : null;
}

function invitationEnd(invitedAt: Date, random: Random, calendar: Calendar): Date {
  return random.chance(0.4)
    ? calendar.daysAhead(random.between(1, INVITATION_DAYS))
    : plusDays(invitedAt, INVITATION_DAYS);
}

function nameOf(index: number): { name: string; language: Language } {
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
