/** What a process may know that decodes foreign media in native code: no secrets. */
export function workerEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, NODE_PATH } = process.env;
  return { PATH, TMPDIR, NODE_PATH };
}
