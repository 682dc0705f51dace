import type { SocialProvider } from '@console/auth/contract';
import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import { hashToken } from '../security/token';

const TIMEOUT_MS = 10_000;

interface ClientSettings {
  clientId: string;
  clientSecret: string;
}

export interface SocialSettings {
  github?: ClientSettings & { url: string; apiUrl: string };
  google?: ClientSettings & { issuer: string };
}

export interface SocialPerson {
  subject: string;
  name: string;
  /** Undefined unless the provider has verified it. */
  verifiedEmail: string | undefined;
}

interface ProviderClient {
  findServer: () => Promise<oauth.AuthorizationServer>;
  client: oauth.Client;
  authentication: oauth.ClientAuth;
  scope: string;
  isOpenId: boolean;
  findPerson: (
    server: oauth.AuthorizationServer,
    tokens: oauth.TokenEndpointResponse,
  ) => Promise<SocialPerson>;
}

interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  verifier: string;
}

/** OAuth 2 authorization code flow with PKCE at the configured providers. */
export class SocialProviders {
  readonly #clients: ReadonlyMap<SocialProvider, ProviderClient>;

  constructor({ github, google }: SocialSettings) {
    this.#clients = new Map([
      ...(github ? [['github', githubClient(github)] as const] : []),
      ...(google ? [['google', googleClient(google)] as const] : []),
    ]);
  }

  get names(): SocialProvider[] {
    return [...this.#clients.keys()];
  }

  has(provider: SocialProvider): boolean {
    return this.#clients.has(provider);
  }

  async authorizationUrl(
    provider: SocialProvider,
    { redirectUri, state, verifier }: AuthorizationRequest,
  ): Promise<string> {
    const { findServer, client, isOpenId, scope } = this.#clientOf(provider);
    const { authorization_endpoint: endpoint } = await findServer();
    if (endpoint === undefined) throw new Error(`${provider} has no authorization endpoint.`);
    const url = new URL(endpoint);
    const parameters = {
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: redirectUri,
      scope,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(isOpenId && { nonce: nonceOf(verifier) }),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  async findPerson(
    provider: SocialProvider,
    { redirectUri, state, verifier }: AuthorizationRequest,
    answered: Record<string, string>,
  ): Promise<SocialPerson> {
    const { findServer, client, authentication, isOpenId, findPerson } = this.#clientOf(provider);
    const server = await findServer();
    const parameters = oauth.validateAuthResponse(server, client, new URLSearchParams(answered), state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authentication,
      parameters,
      redirectUri,
      verifier,
      optionsFor(server.token_endpoint),
    );
    const expected = isOpenId ? { expectedNonce: nonceOf(verifier) } : {};
    return findPerson(
      server,
      await oauth.processAuthorizationCodeResponse(server, client, response, expected),
    );
  }

  #clientOf(provider: SocialProvider): ProviderClient {
    const client = this.#clients.get(provider);
    if (!client) throw new Error(`${provider} is not set up.`);
    return client;
  }
}

const GithubUser = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() });
const GithubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

function githubClient({
  clientId,
  clientSecret,
  url,
  apiUrl,
}: NonNullable<SocialSettings['github']>): ProviderClient {
  const server: oauth.AuthorizationServer = {
    issuer: new URL('/login/oauth', url).href,
    authorization_endpoint: new URL('/login/oauth/authorize', url).href,
    token_endpoint: new URL('/login/oauth/access_token', url).href,
  };
  const ask = async (path: string, token: string): Promise<unknown> => {
    const response = await oauth.protectedResourceRequest(
      token,
      'GET',
      new URL(`${apiUrl.replace(/\/$/, '')}${path}`),
      new Headers({ Accept: 'application/vnd.github+json', 'User-Agent': 'Signalbox' }),
      undefined,
      optionsFor(apiUrl),
    );
    if (response.ok) return response.json();
    await response.body?.cancel();
    throw new Error(`GitHub answered ${response.status} to ${path}.`);
  };
  return {
    findServer: () => Promise.resolve(server),
    client: { client_id: clientId },
    authentication: oauth.ClientSecretPost(clientSecret),
    scope: 'read:user user:email',
    isOpenId: false,
    findPerson: async (_server, { access_token: token }) => {
      const user = GithubUser.parse(await ask('/user', token));
      const emails = GithubEmails.parse(await ask('/user/emails', token));
      return {
        subject: String(user.id),
        name: user.name ?? user.login,
        verifiedEmail: emails.find(({ primary, verified }) => primary && verified)?.email,
      };
    },
  };
}

const GoogleUser = z.object({
  sub: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

function googleClient({
  clientId,
  clientSecret,
  issuer,
}: NonNullable<SocialSettings['google']>): ProviderClient {
  const client: oauth.Client = { client_id: clientId };
  let found: Promise<oauth.AuthorizationServer> | undefined;
  const discover = async () => {
    const address = new URL(issuer);
    return oauth.processDiscoveryResponse(address, await oauth.discoveryRequest(address, optionsFor(issuer)));
  };
  return {
    // Discovery is cached; failures are not.
    findServer: () =>
      (found ??= discover().catch((error: unknown) => {
        found = undefined;
        throw error;
      })),
    client,
    authentication: oauth.ClientSecretPost(clientSecret),
    scope: 'openid email profile',
    isOpenId: true,
    findPerson: async (server, tokens) => {
      const claims = oauth.getValidatedIdTokenClaims(tokens);
      if (!claims) throw new Error('Google sent no ID token.');
      const response = await oauth.userInfoRequest(
        server,
        client,
        tokens.access_token,
        optionsFor(server.userinfo_endpoint),
      );
      const user = GoogleUser.parse(
        await oauth.processUserInfoResponse(server, client, claims.sub, response),
      );
      return {
        subject: user.sub,
        name: user.name ?? '',
        verifiedEmail: user.email_verified === true ? user.email : undefined,
      };
    },
  };
}

function nonceOf(verifier: string): string {
  return hashToken(`nonce ${verifier}`);
}

/** Plain http is allowed for providers in a private network. */
function optionsFor(address: string | undefined) {
  return {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // oxlint-disable-next-line typescript/no-deprecated -- marked so as a warning; an https address still has to be one
    [oauth.allowInsecureRequests]: address?.startsWith('http:') === true,
  };
}
