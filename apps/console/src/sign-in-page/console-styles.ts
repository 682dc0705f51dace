/** Applies the styles of the console, which the sign-in page loads without waiting for them. */
export async function applyConsoleStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
  if (!link) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  link.media = 'all';
  if (!link.sheet) await promise;
}
