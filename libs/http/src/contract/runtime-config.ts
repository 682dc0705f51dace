import { z } from 'zod';
import { URL_MAX, WebAddress } from './fields';

const Seconds = z.number().int().min(1).max(86_400);
const CssLength = z.string().regex(/^\d{1,3}(\.\d+)?(px|rem|em)$/);

/** A same-origin path or an http(s) URL. */
const ImageAddress = z
  .string()
  .max(URL_MAX)
  .refine((text) => /^\/(?!\/|\\)/.test(text) || /^https?:\/\//i.test(text));

/** An http(s) URL or a path of this origin. */
const ModuleEntry = z.union(
  [
    WebAddress,
    z
      .string()
      .max(URL_MAX)
      // No white space: the browser would trim it away, and two slashes could meet.
      .regex(/^\/(?!\/)[^\\\s]*$/),
  ],
  { error: 'its entry is neither an http(s) address nor a path of this origin' },
);

/** A remote media module. @see docs/modules.md */
export const ConnectedModule = z.object({
  entry: ModuleEntry,
  /** `page`: the entry is an ES module, mounted in the page. `frame`: a page, shown in a frame. */
  transport: z.enum(['page', 'frame'], { error: 'its transport is neither "page" nor "frame"' }),
});
export type ConnectedModule = z.output<typeof ConnectedModule>;

/** An http(s) address with an optional path, or empty for the origin of the page. */
const ApiBaseUrl = z.union([z.literal(''), WebAddress]);

/**
 * Runtime configuration, served as `/config.json` and inlined into the page. Every field has a default. @see spec 3.13
 */
export const RuntimeConfig = z.object({
  productName: z.string().min(1).max(60).default('Signalbox'),
  apiBaseUrl: ApiBaseUrl.default(''),
  apiMode: z.enum(['direct', 'proxy']).default('direct'),
  logo: ImageAddress.default('/logo.png'),
  titleFontSize: CssLength.default('22px'),
  menuSubtitle: z.boolean().default(false),
  /** Pixels. */
  menuWidth: z.number().int().min(160).max(480).default(224),
  captcha: z.object({ v3: z.string().min(1), v2: z.string().min(1) }).optional(),
  /** True when no usable captcha keys are given. */
  onPremises: z.boolean().default(true),
  buildMode: z.enum(['cloud', 'on-premises']).default('cloud'),
  /** Whether the console offers to sign up; the platform has a setting of its own. */
  signUp: z.boolean().default(true),
  /** Whether signing out removes the user's drafts from the browser, for devices that several people use. */
  clearDraftsOnSignOut: z.boolean().default(false),
  alertsPollSeconds: Seconds.default(60),
  deploymentPollSeconds: Seconds.default(60),
  /** Origins that may embed the console. */
  hostOrigins: z.array(z.url()).default([]),
  /** Addresses of media nodes: browsers load pictures and streams from their origins. */
  mediaOrigins: z.array(WebAddress).default([]),
  /** Remote modules by catalog path. */
  modules: z.record(z.string(), ConnectedModule).default({}),
});
export type RuntimeConfig = z.output<typeof RuntimeConfig>;

/** The origins of `hostOrigins`. */
export function hostOriginsOf({ hostOrigins }: Pick<RuntimeConfig, 'hostOrigins'>): string[] {
  return hostOrigins.map((address) => new URL(address).origin).filter((origin) => origin !== 'null');
}

/**
 * Reads a configuration field by field: an invalid field is reported in `problems`, one line each, and gets its default. Invalid modules are dropped.
 *
 * @param modulePaths known modules; default: any.
 */
export function readRuntimeConfig(
  value: unknown,
  modulePaths?: readonly string[],
): { config: RuntimeConfig; problems: string[] } {
  const given = isRecord(value) ? value : {};
  const problems = isRecord(value)
    ? []
    : ['The configuration is no JSON object; every field has its default.'];
  const valid: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(RuntimeConfig.shape)) {
    if (given[name] === undefined) continue;
    const field = name === 'modules' ? goodModules(given[name], modulePaths, problems) : given[name];
    const result = schema.safeParse(field);
    if (result.success) valid[name] = result.data;
    else
      problems.push(
        `Configuration field "${name}": ${result.error.issues[0]?.message ?? 'invalid'}. Its default is used.`,
      );
  }
  const onPremises = valid['captcha'] === undefined;
  return { config: RuntimeConfig.parse({ onPremises, ...valid }), problems };
}

function goodModules(
  given: unknown,
  modulePaths: readonly string[] | undefined,
  problems: string[],
): unknown {
  if (!isRecord(given)) return given;
  return Object.fromEntries(
    Object.entries(given).filter(([path, connected]) => {
      const result = ConnectedModule.safeParse(connected);
      const problem =
        modulePaths?.includes(path) === false
          ? 'there is no module of this path'
          : result.error?.issues[0]?.message;
      if (problem !== undefined)
        problems.push(
          `Configuration field "modules", module ${JSON.stringify(path)}: ${problem}. It is not connected.`,
        );
      return problem === undefined;
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
