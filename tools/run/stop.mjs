/** Something that the person who started the script can put right; its message is one line for them. */
export class Stop extends Error {}

/** Runs a script; what it stops at is said in one line. */
export async function runScript(main) {
  // A closed terminal or pipe must not end the script before the servers that it started.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Says what happens now. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}
