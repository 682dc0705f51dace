import type { TenantGroup } from '../contract';
import type { ManagedApp } from '../managed-app/use-managed-app';

type App = Pick<ManagedApp, 'base'>;
type Group = Pick<TenantGroup, 'id'>;

export function groupListPath({ base }: App): string {
  return `${base}/group`;
}

export function createGroupPath(app: App): string {
  return `${groupListPath(app)}/create`;
}

/** Every group of an app beside every API group. */
export function groupMatrixPath(app: App): string {
  return `${groupListPath(app)}/matrix`;
}

export function editGroupPath(app: App, { id }: Group): string {
  return `${groupListPath(app)}/${encodeURIComponent(id)}/edit`;
}

/** What a member of the group may do. */
export function previewGroupPath(app: App, { id }: Group): string {
  return `${groupListPath(app)}/${encodeURIComponent(id)}/preview`;
}

/** The members of the app who are in the group. */
export function groupMembersPath({ base }: App, { id }: Group): string {
  return `${base}/member?${new URLSearchParams({ group: id }).toString()}`;
}
