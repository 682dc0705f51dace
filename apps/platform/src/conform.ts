import { readOptions } from './conformance/options';
import { printReport } from './conformance/report';
import { runConformance } from './conformance/run-conformance';
import { StartProblem } from '@console/server-kit';

try {
  const options = readOptions(process.argv.slice(2), process.env);
  const report = await runConformance(options);
  process.stdout.write(options.json ? `${JSON.stringify(report, undefined, 2)}\n` : printReport(report));
  process.exitCode = report.counts.misfit > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
