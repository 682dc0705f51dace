import { z } from 'zod';
import { HostOptions, HostState } from '@console/host-protocol';

export const GUESTS = ['console', 'sample', 'other'] as const;
export const CARRIERS = ['page', 'frame'] as const;
export const CHOICES = ['unsaid', 'on', 'off'] as const;
export const BEHAVIOURS = ['good', 'throws', 'otherVersion', 'vanished'] as const;
export const OPTIONS = ['hideMenu', 'rightMenu', 'header', 'menuSubtitle'] as const;

const Choice = z.enum(CHOICES).catch('unsaid');
const Switch = z.stringbool().catch(false);
const Line = z.string().catch('');

/**
 * Everything that is set by hand in the simulator, as it stands in its address: a situation can be shared. The token is no
 * part of it. Whatever an address has of another kind has its default.
 */
const Situation = z.object({
  guest: z.enum(GUESTS).catch('console'),
  carrier: z.enum(CARRIERS).catch('page'),
  /** Of another guest: the address of its module, or of its page. */
  entry: Line,
  appId: Line,
  tokenProp: Line,
  /** JSON, as it is typed. */
  children: Line,
  layoutMode: z.enum(['horizontal', 'vertical']).catch('horizontal'),
  lang: z.enum(['en', 'vi']).catch('vi'),
  isProduction: Switch,
  path: Line,
  hideMenu: Choice,
  rightMenu: Choice,
  header: Choice,
  menuSubtitle: Choice,
  open: Switch,
  openNoCardWarning: Switch,
  behaviour: z.enum(BEHAVIOURS).catch('good'),
});
export type Situation = z.output<typeof Situation>;
export type Behaviour = Situation['behaviour'];

export function readSituation(query: string): Situation {
  return Situation.parse(Object.fromEntries(new URLSearchParams(query)));
}

/** What differs from the defaults, as a query. */
export function situationQuery(situation: Situation): string {
  const defaults = new Map<string, unknown>(Object.entries(readSituation('')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(situation)) {
    if (value !== defaults.get(name)) query.set(name, String(value));
  }
  return query.toString();
}

/** The fields that can hold something that is no value of the protocol. */
export const TYPED_FIELDS = ['entry', 'token', 'tokenProp', 'appId', 'children', 'path'] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** Whether a field is good as it is typed; left empty, it is left out, which only two of them cannot be. */
export function isGood(field: TypedField, typed: string): boolean {
  if (typed.trim() === '') return field !== 'entry' && field !== 'token';
  if (field === 'entry') return isWebAddress(typed);
  return HostState.shape[field].safeParse(field === 'children' ? parsed(typed) : typed).success;
}

/** The state that the fields say; only of fields that are good. */
export function stateOf(situation: Situation, token: string): z.input<typeof HostState> {
  const { appId, tokenProp, children, layoutMode, lang, isProduction, path } = situation;
  return {
    token,
    meta: { layoutMode, lang },
    isProduction,
    ...(appId && { appId }),
    ...(tokenProp && { tokenProp }),
    ...(children && { children: HostState.shape.children.parse(parsed(children)) }),
    ...(path && { path }),
  };
}

export function optionsOf(situation: Situation): HostOptions {
  const said = OPTIONS.filter((name) => situation[name] !== 'unsaid');
  return HostOptions.parse(Object.fromEntries(said.map((name) => [name, situation[name] === 'on'])));
}

function isWebAddress(text: string): boolean {
  return /^(https?:\/\/|\/(?![/\\]))\S+$/.test(text) && URL.canParse(text, 'http://localhost');
}

/** Null, which is no value of any field, where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
