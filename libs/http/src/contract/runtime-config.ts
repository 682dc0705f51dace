import { z } from 'zod';
import { URL_MAX, WebAddress } from './fields';

const Seconds = z.number().int().min(1).max(86_400);
const CssLength = z.string().regex(/^\d{1,3}(\.\d+)?(px|rem|em)$/);

/** A same-origin path or an https/http address; anything that could run code is refused. */
const ImageAddress = z
  .string()
  .max(URL_MAX)
  .refine((text) => /^\/(?!\/|\\)/.test(text) || /^https?:\/\//i.test(text));

/** An absolute http(s) origin with an optional path, or empty for the page's own origin. */
const ApiBaseUrl = z.union([z.literal(''), WebAddress]);

/**
 * What an installation may set without a new build, served as `/config.json` and inlined into the page. Every field has
 * a default. @see docs/behaviour.md 3.13
 */
export const RuntimeConfig = z.object({
  productName: z.string().min(1).max(60).default('Signalbox'),
  apiBaseUrl: ApiBaseUrl.default(''),
  apiMode: z.enum(['direct', 'proxy']).default('direct'),
  logo: ImageAddress.default('/logo.png'),
  titleFontSize: CssLength.default('22px'),
  menuSubtitle: z.boolean().default(false),
  /** Pixels. */
  menuWidth: z.number().int().min(160).max(480).default(256),
  captcha: z.object({ v3: z.string(), v2: z.string() }).optional(),
  /** True when no usable captcha keys are given. */
  onPremises: z.boolean().default(true),
  buildMode: z.enum(['cloud', 'on-premises']).default('cloud'),
  alertsPollSeconds: Seconds.default(60),
  deploymentPollSeconds: Seconds.default(60),
  /** Origins that may frame the console. */
  hostOrigins: z.array(z.url()).default([]),
});
export type RuntimeConfig = z.output<typeof RuntimeConfig>;

/**
 * Reads a configuration field by field: a bad field is named in `problems`, one line each, and gets its default, so
 * that one typing error never keeps operators out.
 */
export function readRuntimeConfig(value: unknown): { config: RuntimeConfig; problems: string[] } {
  const given = isRecord(value) ? value : {};
  const problems = isRecord(value)
    ? []
    : ['The configuration is no JSON object; every field has its default.'];
  const kept: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(RuntimeConfig.shape)) {
    if (given[name] === undefined) continue;
    const result = schema.safeParse(given[name]);
    if (result.success) kept[name] = result.data;
    else
      problems.push(
        `Configuration field "${name}": ${result.error.issues[0]?.message ?? 'invalid'}. Its default is used.`,
      );
  }
  const onPremises = kept['captcha'] === undefined;
  return { config: RuntimeConfig.parse({ onPremises, ...kept }), problems };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
