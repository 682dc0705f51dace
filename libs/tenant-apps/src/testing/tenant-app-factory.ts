import type { TenantApp } from '../contract';

/** A tenant app; the number makes it its own. */
export function tenantAppOf(number: number, changed: Partial<TenantApp> = {}): TenantApp {
  const editions = ['free', 'pro', 'enterprise'] as const;
  return {
    appId: `studio-${String(number)}`,
    name: `Studio ${String(number)}`,
    status: 'normal',
    edition: editions[number % editions.length] ?? 'free',
    subscriptionStatus: 'active',
    owner: { email: `owner${String(number)}@studio.example`, name: `Trần Minh ${String(number)}` },
    members: number,
    createdAt: new Date(Date.UTC(2026, 0, 1, 8, number)).toISOString(),
    lastActivityAt: number % 4 === 0 ? null : new Date(Date.UTC(2026, 5, 1, 9, number)).toISOString(),
    ...changed,
  };
}

/** As many tenant apps as told, numbered from 1. */
export function tenantAppsOf(count: number, changed: Partial<TenantApp> = {}): TenantApp[] {
  return Array.from({ length: count }, (_, index) => tenantAppOf(index + 1, changed));
}
