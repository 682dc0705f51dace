/** FFmpeg's libraries, where they are installed. */
export async function loadLibraries() {
  const [api, names] = await Promise.all([import('node-av/api'), import('node-av/constants')]);
  return { ...api, ...names };
}

export type Libraries = Awaited<ReturnType<typeof loadLibraries>>;
