/** FFmpeg's libraries, where they are installed. */
export async function loadLibraries() {
  const [api, lib, names] = await Promise.all([
    import('node-av/api'),
    import('node-av/lib'),
    import('node-av/constants'),
  ]);
  return { ...api, avGetCodecName: lib.avGetCodecName, ...names };
}

export type Libraries = Awaited<ReturnType<typeof loadLibraries>>;
