/**
 * Resolves when the platform can serve: its `/readyz` does not fail. A platform of another vendor may lack that route; any
 * response below 500 shows that it is reachable.
 */
export async function checkPlatform(platform: URL, signal: AbortSignal): Promise<void> {
  const address = new URL(`${platform.pathname.replace(/\/+$/, '')}/readyz`, platform);
  const response = await fetch(address, { signal, redirect: 'manual' });
  await response.body?.cancel();
  if (response.status >= 500) throw new Error(`The platform responded with ${response.status}.`);
}
