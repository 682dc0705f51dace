import { Email } from '@console/http/contract';
import { z } from 'zod';

/** How many people are invited in one go. */
export const MOST_INVITED = 20;

/**
 * The addresses in a text, each once: separated by commas, semicolons, spaces or lines, and as mail programs copy them, with
 * the name in front: `Mai Anh <mai.anh@studio.example>`.
 */
export function readAddresses(text: string): string[] {
  const pieces = text
    .split(/[,;\n]/)
    .flatMap((piece) => /<([^<>]*)>\s*$/.exec(piece)?.[1]?.trim() ?? piece.split(/\s+/))
    .filter((piece) => piece !== '');
  const seen = new Map(pieces.toReversed().map((address) => [address.toLowerCase(), address]));
  return [...seen.values()].toReversed();
}

/** Those that are no e-mail addresses. */
export function notAddresses(addresses: readonly string[]): string[] {
  return addresses.filter((address) => !Email.safeParse(address).success);
}

/** A text of addresses: at least one, and no more than are invited in one go. */
export const AddressList = z
  .string()
  .transform(readAddresses)
  .pipe(
    z
      .array(z.string())
      .refine((addresses) => addresses.length > 0, { error: 'noAddress' })
      .refine((addresses) => addresses.length <= MOST_INVITED, { error: 'tooManyAddresses' }),
  );
