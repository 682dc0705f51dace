const DAY = 86_400_000;

/** The days and months that demo data hangs on, counted back from the day of seeding (UTC). */
export class Calendar {
  readonly today: Date;

  constructor(now: Date) {
    this.today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  }

  /** A moment of a past day; never later than the start of today. */
  daysAgo(days: number, seconds = 0): Date {
    return new Date(this.today.getTime() - days * DAY + (days > 0 ? seconds * 1000 : 0));
  }

  daysAhead(days: number): Date {
    return this.daysAgo(-days);
  }

  daysSince(date: Date): number {
    return Math.floor((this.today.getTime() - date.getTime()) / DAY);
  }

  /** First day of the month that lies so many months back; negative for months to come. */
  monthsAgo(months: number): Date {
    return new Date(Date.UTC(this.today.getUTCFullYear(), this.today.getUTCMonth() - months, 1));
  }
}

export function dateOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function plusDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY);
}
