import { Email } from '@console/http/contract';
import { z } from 'zod';

export const MAX_INVITATIONS = 20;

/**
 * The unique addresses of a text, separated by commas, semicolons or whitespace. Accepts names as mail programs copy them:
 * `Mai Anh <mai.anh@studio.example>`.
 */
export function readAddresses(text: string): string[] {
  const pieces = text
    .split(/[,;\n]/)
    .flatMap((piece) => /<([^<>]*)>\s*$/.exec(piece)?.[1]?.trim() ?? piece.split(/\s+/))
    .filter((piece) => piece !== '');
  const seen = new Map(pieces.toReversed().map((address) => [address.toLowerCase(), address]));
  return [...seen.values()].toReversed();
}

export function invalidAddresses(addresses: readonly string[]): string[] {
  return addresses.filter((address) => !Email.safeParse(address).success);
}

/** A text of 1 to `MAX_INVITATIONS` addresses. */
export const AddressList = z
  .string()
  .transform(readAddresses)
  .pipe(
    z
      .array(z.string())
      .refine((addresses) => addresses.length > 0, { error: 'noAddress' })
      .refine((addresses) => addresses.length <= MAX_INVITATIONS, { error: 'tooManyAddresses' }),
  );
