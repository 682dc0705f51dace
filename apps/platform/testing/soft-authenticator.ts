import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

interface Place {
  origin: string;
  rpId: string;
}

/** The console of platforms whose settings name none. */
export const TEST_CONSOLE = { origin: 'http://localhost:4200', rpId: 'localhost' };

interface Ceremony extends Partial<Place> {
  challenge: string;
}

/** An authenticator in software, with one passkey (ES256). */
export function softAuthenticator(place: Place) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientData = (type: string, { challenge, origin = place.origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { rpId = place.rpId }: Ceremony, ...credential: Uint8Array[]) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((uses += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([USER_VERIFIED | flags]), counter, ...credential]);
  };

  return {
    /** As `navigator.credentials.create` returns it. */
    create: (ceremony: Ceremony) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinate = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]);
      const idLength = Buffer.from([0, credentialId.length]);
      const key = isoCBOR.encode(coseKey);
      const authData = authenticatorData(
        WITH_CREDENTIAL,
        ceremony,
        Buffer.alloc(16),
        idLength,
        credentialId,
        key,
      );
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const clientDataJSON = clientData('webauthn.create', ceremony).toString('base64url');
      const attestationObject = Buffer.from(attestation).toString('base64url');
      return { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject } };
    },
    /** As `navigator.credentials.get` returns it. */
    get: (ceremony: Ceremony) => {
      const client = clientData('webauthn.get', ceremony);
      const data = authenticatorData(0, ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}

function sha256(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
