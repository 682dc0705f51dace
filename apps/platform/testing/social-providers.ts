import type { IncomingMessage } from 'node:http';
import { OAuth2Server, type MutableRedirectUri } from 'oauth2-mock-server';

export interface VouchedPerson {
  subject: string;
  name: string;
  email: string;
  isVerified: boolean;
}

export interface TestProvider {
  url: string;
  person: VouchedPerson;
  /** While set, users decline. */
  declined: boolean;
  /** While set, ID tokens carry this nonce. */
  foreignNonce?: string;
  stop: () => Promise<void>;
}

const NOBODY = { subject: '1', name: '', email: '', isVerified: false };

export async function startOpenIdProvider(): Promise<TestProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const provider: TestProvider = {
    url: server.issuer.url ?? '',
    person: NOBODY,
    declined: false,
    stop: () => server.stop(),
  };
  mayDecline(server, provider);
  let nonce: string | undefined;
  server.service.on('beforeAuthorizeRedirect', (_redirect: MutableRedirectUri, request: IncomingMessage) => {
    nonce = new URL(request.url ?? '', 'http://provider').searchParams.get('nonce') ?? undefined;
  });
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    token.payload['sub'] = provider.person.subject;
    token.payload['nonce'] = provider.foreignNonce ?? nonce;
  });
  server.service.on('beforeUserinfo', (answer: { body: Record<string, unknown> }) => {
    const { subject, name, email, isVerified } = provider.person;
    answer.body = { sub: subject, name, email, email_verified: isVerified };
  });
  return provider;
}

export async function startGithub(): Promise<TestProvider> {
  const server = new OAuth2Server(undefined, undefined, {
    endpoints: { authorize: '/login/oauth/authorize', token: '/login/oauth/access_token' },
  });
  await server.issuer.keys.generate('RS256');
  const provider: TestProvider = { url: '', person: NOBODY, declined: false, stop: () => server.stop() };
  mayDecline(server, provider);
  server.service.on('beforeResponse', (answer: { body: Record<string, unknown> }) => {
    delete answer.body['id_token'];
  });
  server.service.addRoute('GET', '/user', (_request, response) => {
    const { subject, name } = provider.person;
    response.end(JSON.stringify({ id: Number(subject), login: 'octocat', name: name || null }));
  });
  server.service.addRoute('GET', '/user/emails', (_request, response) => {
    const { email, isVerified } = provider.person;
    const emails = [
      { email: 'second@song-hong-tv.example', primary: false, verified: true },
      { email, primary: true, verified: isVerified },
    ];
    response.end(JSON.stringify(emails));
  });
  await server.start(0, '127.0.0.1');
  provider.url = server.issuer.url ?? '';
  return provider;
}

function mayDecline({ service }: OAuth2Server, provider: TestProvider): void {
  service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
    if (!provider.declined) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
}
