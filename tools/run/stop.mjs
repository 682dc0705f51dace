/** A problem that the user can fix; the message is one line. */
export class Stop extends Error {}

export async function runScript(main) {
  // A closed terminal must not end the script before its servers.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}
