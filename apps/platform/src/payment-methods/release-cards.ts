import type { paymentMethods } from '../database/schema';
import type { Installation } from '../http/route';
import type { Keyring } from '../security/keyring';

type Method = Pick<typeof paymentMethods.$inferSelect, 'id' | 'sealedToken'>;

/** Removes cards that are deleted here from the payment provider. Call it after the commit; failures are logged. */
export async function releaseCards(
  { installation, keyring }: { installation: Installation; keyring: Keyring },
  methods: readonly Method[],
): Promise<void> {
  await Promise.all(
    methods.map(async ({ id, sealedToken }) => {
      const token = sealedToken === null ? undefined : keyring.unseal(sealOf(id), sealedToken);
      if (token !== undefined) await releaseCard(installation, token);
    }),
  );
}

export async function releaseCard({ paymentProvider, log }: Installation, token: string): Promise<void> {
  try {
    await paymentProvider?.remove(token);
  } catch (error) {
    log.warn({ err: error }, 'the payment provider has not let go of a card');
  }
}

/** The purpose of a method's sealed token. */
export function sealOf(id: string): string {
  return `payment method ${id}`;
}
