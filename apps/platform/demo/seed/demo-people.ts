import type { Language } from '@console/i18n/contract';
import type { users } from '../../src/database/schema';
import { searchText } from '../../src/database/search-text';
import type { Calendar } from './calendar';
import {
  ENGLISH_FAMILY_NAMES,
  ENGLISH_GIVEN_NAMES,
  VIETNAMESE_FAMILY_NAMES,
  VIETNAMESE_GIVEN_NAMES,
} from './names';
import { Random } from '../random';

export type DemoPerson = typeof users.$inferInsert;

export class DemoPeople {
  readonly #namesakes = new Map<string, number>();
  readonly #later = new Random(0);

  constructor(
    private readonly random: Random,
    private readonly calendar: Calendar,
  ) {}

  person(language: Language, domain: string): DemoPerson {
    const name = this.#name(language);
    const email = this.#email(name, domain);
    const createdAt = this.calendar.daysAgo(this.random.between(900, 1500), this.random.between(0, 86_399));
    return {
      id: this.random.id(),
      email,
      name,
      searchText: searchText(name, email),
      timezone:
        language === 'vi'
          ? 'Asia/Ho_Chi_Minh'
          : this.random.pick(['Europe/London', 'Australia/Sydney', 'America/Toronto']),
      language,
      confirmedAt: createdAt,
      lastSignInAt: this.#lastSignIn(),
      createdAt,
      updatedAt: createdAt,
    };
  }

  #lastSignIn(): Date | null {
    return this.#later.chance(0.75)
      ? this.calendar.daysAgo(this.#later.between(1, 30), this.#later.between(0, 86_399))
      : null;
  }

  #name(language: Language): string {
    return language === 'vi'
      ? `${this.random.pick(VIETNAMESE_FAMILY_NAMES)} ${this.random.pick(VIETNAMESE_GIVEN_NAMES)}`
      : `${this.random.pick(ENGLISH_GIVEN_NAMES)} ${this.random.pick(ENGLISH_FAMILY_NAMES)}`;
  }

  #email(name: string, domain: string): string {
    const mailbox = `${searchText(name).replaceAll(' ', '.')}@${domain}`;
    const namesakes = (this.#namesakes.get(mailbox) ?? 0) + 1;
    this.#namesakes.set(mailbox, namesakes);
    return namesakes === 1 ? mailbox : mailbox.replace('@', `${namesakes}@`);
  }
}
