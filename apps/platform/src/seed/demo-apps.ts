import type { ApiGroupId } from '@console/http/contract';
import type { apps, groupPermissions, groups, members } from '../database/schema';
import { searchText } from '../database/search-text';
import { hashToken } from '../security/token';
import type { Calendar } from './calendar';
import { plusDays } from './calendar';
import type { DemoPeople, DemoPerson } from './demo-people';
import { BRANDS, PLACES, PROGRAMMES } from './names';
import type { Random } from './random';

/** One app of five is archived. */
const ARCHIVED_EVERY = 5;

const TENANT_GROUPS = {
  Administrators: ['management', 'admin-library', 'admin-vod', 'admin-livestream', 'admin-machine'],
  Editors: ['admin-library', 'admin-vod', 'admin-transcode', 'admin-interactive'],
  Operators: ['admin-livestream', 'admin-machine', 'admin-lrm', 'admin-ssai'],
} as const satisfies Record<string, readonly ApiGroupId[]>;

export interface DemoApp {
  row: typeof apps.$inferInsert & { createdAt: Date };
  language: 'en' | 'vi';
  /** When an archived app was put away. */
  archivedAt: Date | undefined;
  people: [DemoPerson, ...DemoPerson[]];
  groups: (typeof groups.$inferInsert)[];
  permissions: (typeof groupPermissions.$inferInsert)[];
  members: (typeof members.$inferInsert)[];
}

/** The tenant app of a running number, with its people and groups. */
export function demoApp(index: number, random: Random, calendar: Calendar, people: DemoPeople): DemoApp {
  const { name, language } = nameOf(index);
  const appId = searchText(name).replaceAll(' ', '-');
  const isArchived = index % ARCHIVED_EVERY === ARCHIVED_EVERY - 1;
  const archivedDaysAgo = random.between(20, 200);
  // The newest apps are weeks old, the oldest four years: every list has something at each end.
  const createdAt = calendar.daysAgo(random.between(isArchived ? 300 : 10, 1400), random.between(0, 86_399));
  const archivedAt = isArchived ? calendar.daysAgo(archivedDaysAgo, random.between(0, 86_399)) : undefined;
  const edition = random.pick(['free', 'free', 'pro', 'pro', 'pro', 'enterprise']);

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

  return {
    row: {
      appId,
      kind: 'tenant',
      name,
      sortName: searchText(name),
      searchText: searchText(name, appId),
      status: isArchived ? 'archived' : 'normal',
      edition,
      subscriptionStatus: isArchived
        ? 'cancelled'
        : random.pick(['active', 'active', 'active', 'active', 'trial', 'past-due']),
      ownerId: owner.id,
      // Of no key: nobody was ever given one of a demo app, so none opens it. A reset makes a real one.
      apiKeyHash: hashToken(`demo ${appId}`),
      apiKeyLastFour: random.id().slice(-4),
      createdAt,
      updatedAt: archivedAt ?? createdAt,
      lastActivityAt: archivedAt ?? calendar.daysAgo(random.between(1, 6), random.between(0, 86_399)),
    },
    language,
    archivedAt,
    people: [owner, ...others],
    groups: appGroups,
    permissions: appGroups.flatMap(({ id }, position) =>
      (Object.values(TENANT_GROUPS)[position] ?? []).map((apiGroupId) => ({ groupId: id, apiGroupId })),
    ),
    members: [owner, ...others].map((person, position) => ({
      id: random.id(),
      appId,
      userId: person.id,
      groupId: appGroups[position % appGroups.length]?.id ?? '',
      status: position > 2 && random.chance(0.15) ? ('invited' as const) : ('active' as const),
      createdAt: position === 0 ? createdAt : plusDays(createdAt, random.between(0, 9)),
    })),
  };
}

/** A name of its own for every number: brand and programme first, then a place, then a count. */
function nameOf(index: number): { name: string; language: 'en' | 'vi' } {
  const brand = BRANDS[index % BRANDS.length] ?? BRANDS[0];
  const programmes = PROGRAMMES[brand.language];
  const round = Math.floor(index / BRANDS.length);
  const programme = programmes[(index + round) % programmes.length] ?? programmes[0];
  const turn = Math.floor(round / programmes.length);
  const place = turn === 0 ? [] : [PLACES[(turn - 1) % PLACES.length] ?? PLACES[0]];
  const count = Math.floor((turn - 1) / PLACES.length);
  return {
    name: [brand.name, programme, ...place, ...(count > 0 ? [String(count + 1)] : [])].join(' '),
    language: brand.language,
  };
}
