import { ADMIN_APP_ID } from '@console/http';
import type { ChannelKind, Stream } from '../contract';
import { streamPath } from '../stream-paths';

export type TranscodeKind = 'channels' | 'templates' | 'profiles' | 'presets';
/** What has a list with pages and dialogs, by the path of its module. */
export type ResourceKind = ChannelKind | `transcode/${TranscodeKind}` | 'hub/distributors';

/** Those of an app; default: of every app. */
export function resourceListPath(kind: ResourceKind, appId = ADMIN_APP_ID): string {
  return `/apps/${encodeURIComponent(appId)}/product/${kind}`;
}

export function addResourcePath(kind: ResourceKind, appId: string | undefined): string {
  return `${resourceListPath(kind, appId)}/add`;
}

export function resourcePath(kind: ResourceKind, appId: string | undefined, id: string): string {
  return `${resourceListPath(kind, appId)}/${encodeURIComponent(id)}`;
}

export function editResourcePath(kind: ResourceKind, appId: string | undefined, id: string): string {
  return `${resourcePath(kind, appId, id)}/edit`;
}

/** The page of a stream or channel. */
export function pagePath(appId: string | undefined, { id, source }: Pick<Stream, 'id' | 'source'>): string {
  return source.kind === 'channel' ? resourcePath(source.channel, appId, id) : streamPath(appId, id);
}
