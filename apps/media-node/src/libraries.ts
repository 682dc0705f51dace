/** Of FFmpeg. @throws Error with a reason for operators */
export async function loadLibraries() {
  try {
    const [api, names] = await Promise.all([import('node-av/api'), import('node-av/constants')]);
    return { ...api, ...names };
  } catch (error) {
    throw new Error('The FFmpeg libraries (npm package node-av) cannot be loaded on this media node.', {
      cause: error,
    });
  }
}

export type Libraries = Awaited<ReturnType<typeof loadLibraries>>;
