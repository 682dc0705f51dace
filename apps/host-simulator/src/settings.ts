import { HostOptions, HostState } from '@console/host-protocol';
import { z } from 'zod';

export const OPTION_NAMES = HostOptions.keyof().options;

const Text = z.string().catch('');
const Flag = z.literal('on').optional().catch(undefined).transform(Boolean);
const Option = z.stringbool().optional().catch(undefined);

/** The form as it is read; values that no field offers become the default. */
const Settings = z.object({
  guest: z.enum(['console', 'sample', 'other']).catch('console'),
  transport: z.enum(['page', 'frame']).catch('page'),
  /** Address of another guest: of its module, or of its page. */
  entry: Text,
  token: Text,
  appId: Text,
  tokenProp: Text,
  /** JSON, as typed. */
  children: Text,
  layoutMode: z.enum(['horizontal', 'vertical']).catch('horizontal'),
  lang: z.enum(['vi', 'en']).catch('vi'),
  isProduction: Flag,
  totalAlerts: Text,
  path: Text,
  options: z.record(z.enum(OPTION_NAMES), Option),
  open: Flag,
  openNoCardWarning: Flag,
  behavior: z.enum(['correct', 'throws', 'otherVersion', 'vanished']).catch('correct'),
});
export type Settings = z.output<typeof Settings>;
export type Behavior = Settings['behavior'];

export function readSettings(fields: Iterable<[string, unknown]>): Settings {
  const values = Object.fromEntries(fields);
  const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, values[name] || undefined]));
  return Settings.parse({ ...values, options });
}

const ERRORS = {
  entry: 'Not an http(s) address or a path of this page.',
  token: 'A guest is mounted with a token only.',
  tokenProp: 'Not a header that may carry a token.',
  appId: 'An app ID has at most 200 characters.',
  children: 'Not a JSON list.',
  totalAlerts: 'Not a whole number.',
  path: 'A path starts with one slash and has no spaces.',
};
export type CheckedField = keyof typeof ERRORS;

/** The errors of the fields whose value can be invalid. */
export function settingsErrors(settings: Settings): [CheckedField, string | undefined][] {
  const isValid = (field: CheckedField): boolean => {
    const value = settings[field].trim();
    if (field === 'entry') return settings.guest !== 'other' || isWebAddress(value);
    if (field === 'token') return value !== '';
    const parsed = field === 'children' || field === 'totalAlerts' ? parseJson(value) : value;
    return value === '' || HostState.shape[field].safeParse(parsed).success;
  };
  const fields = ['entry', 'token', 'appId', 'path', 'tokenProp', 'children', 'totalAlerts'] as const;
  return fields.map((field) => [field, isValid(field) ? undefined : ERRORS[field]]);
}

/** The state of valid settings; empty fields are left out. */
export function stateOf(settings: Settings): z.input<typeof HostState> {
  const { token, appId, tokenProp, children, layoutMode, lang, isProduction, totalAlerts, path } = settings;
  return {
    token,
    meta: { layoutMode, lang },
    isProduction,
    ...(appId && { appId }),
    ...(tokenProp && { tokenProp }),
    ...(children && { children: HostState.shape.children.parse(parseJson(children)) }),
    ...(totalAlerts && { totalAlerts: Number(totalAlerts) }),
    ...(path && { path }),
  };
}

function isWebAddress(text: string): boolean {
  return /^(https?:\/\/|\/(?![/\\]))\S+$/.test(text) && URL.canParse(text, 'http://localhost');
}

/** Null, which is valid for no field, if the text is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
