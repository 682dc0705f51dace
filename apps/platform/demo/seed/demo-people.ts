import type { twoFactors, users } from '../../src/database/schema';
import { searchText } from '../../src/database/search-text';
import type { Keyring } from '../../src/security/keyring';
import { newSecret } from '../../src/two-factor/totp';
import { plus } from '../calendar';
import { DAY_MS, HOUR_MS } from '../../src/time/durations';
import { demoId, Random } from '../random';
import {
  ENGLISH_FAMILY_NAMES,
  ENGLISH_GIVEN_NAMES,
  VIETNAMESE_FAMILY_NAMES,
  VIETNAMESE_GIVEN_NAMES,
  type DemoLanguage,
} from './names';

export type DemoPerson = typeof users.$inferInsert & { createdAt: Date };

interface Role {
  language: DemoLanguage;
  /** Of the email address. */
  domain: string;
  createdAt: Date;
  /** Invited and not yet confirmed. */
  isInvited?: boolean;
}

/** Names are used once as long as there are enough. */
export class DemoPeople {
  readonly #names = new Set<string>();
  readonly #mailboxes = new Map<string, number>();

  constructor(private readonly now: Date) {}

  person(key: string, { language, domain, createdAt, isInvited = false }: Role): DemoPerson {
    const random = Random.of('person', key);
    const name = this.#unusedName(language, random);
    const email = this.#email(name, domain);
    return {
      id: demoId('person', key),
      email,
      name,
      searchText: searchText(name, email),
      timezone:
        language === 'vi'
          ? 'Asia/Ho_Chi_Minh'
          : random.pick(['Europe/London', 'Australia/Sydney', 'America/Toronto']),
      language,
      confirmedAt: isInvited ? null : createdAt,
      lastSignInAt: isInvited ? null : this.#lastSignIn(createdAt, random),
      createdAt,
      updatedAt: createdAt,
    };
  }

  #lastSignIn(createdAt: Date, random: Random): Date | null {
    if (random.chance(0.08)) return null;
    const ago = random.chance(0.7) ? random.within(0.1, 72) * HOUR_MS : random.within(3, 45) * DAY_MS;
    return plus(Math.max(this.now.getTime() - ago, createdAt.getTime()), 0);
  }

  #unusedName(language: DemoLanguage, random: Random): string {
    for (let attempt = 0; ; attempt += 1) {
      const name = nameIn(language, random);
      if (attempt === 20 || !this.#names.has(name)) {
        this.#names.add(name);
        return name;
      }
    }
  }

  #email(name: string, domain: string): string {
    const mailbox = `${searchText(name).replaceAll(' ', '.')}@${domain}`;
    const namesakes = (this.#mailboxes.get(mailbox) ?? 0) + 1;
    this.#mailboxes.set(mailbox, namesakes);
    return namesakes === 1 ? mailbox : mailbox.replace('@', `${namesakes}@`);
  }
}

function nameIn(language: DemoLanguage, random: Random): string {
  return language === 'vi'
    ? `${random.pick(VIETNAMESE_FAMILY_NAMES)} ${random.pick(VIETNAMESE_GIVEN_NAMES)}`
    : `${random.pick(ENGLISH_GIVEN_NAMES)} ${random.pick(ENGLISH_FAMILY_NAMES)}`;
}

/** Most users have an authenticator. Its secret is random and not known. */
export function demoTwoFactors(
  people: readonly DemoPerson[],
  keyring: Keyring,
): (typeof twoFactors.$inferInsert)[] {
  return people
    .filter(({ id, confirmedAt }) => confirmedAt && Random.of('two-factor', id).chance(0.88))
    .map(({ id, createdAt }) => ({
      userId: id,
      sealedSecret: keyring.seal(id, newSecret()),
      enabledAt: createdAt,
      createdAt,
    }));
}
