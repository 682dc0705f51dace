import { z } from 'zod';

const TIMEOUT_MS = 5_000;
const TOKEN = /^(v[23]):(\S{1,4000})$/;

export interface CaptchaSettings {
  url: string;
  /** Minimum score of a v3 token, from 0 to 1. */
  minScore: number;
  keys:
    | { kind: 'classic'; secrets: Record<CaptchaVersion, string> }
    | { kind: 'enterprise'; apiKey: string; siteKeys: Record<CaptchaVersion, string> };
}

export type CaptchaVersion = 'v2' | 'v3';
type CaptchaResult = 'passed' | 'missing' | 'rejected';

const ClassicAnswer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

const EnterpriseAnswer = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().optional() }),
  riskAnalysis: z.object({ score: z.number().optional() }).optional(),
});

interface Finding {
  isValid: boolean;
  score: number | undefined;
  action: string | undefined;
}

export class Captcha {
  readonly #settings: CaptchaSettings;

  constructor(settings: CaptchaSettings) {
    this.#settings = settings;
  }

  /**
   * Verifies the captcha header. A v3 token must match the action and reach the minimum score.
   * @throws Error when the service is unavailable.
   */
  async verify(header: string | undefined, action: string): Promise<CaptchaResult> {
    const [, version, token] = TOKEN.exec(header ?? '') ?? [];
    if (token === undefined) return header === undefined ? 'missing' : 'rejected';
    if (version === 'v2') return (await this.#ask('v2', token, action)).isValid ? 'passed' : 'rejected';
    const finding = await this.#ask('v3', token, action);
    const isGood =
      finding.isValid && finding.action === action && (finding.score ?? 0) >= this.#settings.minScore;
    return isGood ? 'passed' : 'rejected';
  }

  async #ask(version: CaptchaVersion, token: string, action: string): Promise<Finding> {
    const { keys, url } = this.#settings;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    if (keys.kind === 'classic') {
      const body = new URLSearchParams({ secret: keys.secrets[version], response: token });
      const {
        success,
        score,
        action: taken,
      } = ClassicAnswer.parse(await answerOf(await fetch(url, { method: 'POST', body, signal })));
      return { isValid: success, score, action: taken };
    }
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': keys.apiKey },
      body: JSON.stringify({
        event: {
          token,
          siteKey: keys.siteKeys[version],
          ...(version === 'v3' && { expectedAction: action }),
        },
      }),
      signal,
    });
    const { tokenProperties, riskAnalysis } = EnterpriseAnswer.parse(await answerOf(response));
    return { isValid: tokenProperties.valid, score: riskAnalysis?.score, action: tokenProperties.action };
  }
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw new Error(`The captcha service answered ${response.status}.`);
}
