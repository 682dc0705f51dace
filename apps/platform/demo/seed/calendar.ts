const DAY = 86_400_000;

/** Days and months relative to the day of seeding (UTC). */
export class Calendar {
  readonly today: Date;

  constructor(now: Date) {
    this.today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  }

  daysAgo(days: number, seconds = 0): Date {
    return new Date(this.today.getTime() - days * DAY + (days > 0 ? seconds * 1000 : 0));
  }

  daysAhead(days: number): Date {
    return this.daysAgo(-days);
  }

  daysSince(date: Date): number {
    return Math.floor((this.today.getTime() - date.getTime()) / DAY);
  }

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
