/** The host of an address with macros, which are no part of it. */
export function hostOf(address: string): string {
  const plain = address.replaceAll(/[[\]]/g, '');
  return URL.canParse(plain) ? new URL(plain).host : address;
}
