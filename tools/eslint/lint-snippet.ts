import { resolve } from 'node:path';
import { ESLint } from 'eslint';

const cwd = resolve(import.meta.dirname, '../..');

/**
 * Lints a text with the repository's own configuration as if it were that file, which need not exist. Rules that need
 * types are left out: they cannot read a file that is not there.
 */
export async function lintSnippet(
  rules: readonly string[],
  filePath: string,
  code: string,
): Promise<string[]> {
  const eslint = new ESLint({
    cwd,
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    ruleFilter: ({ ruleId }) => rules.includes(ruleId),
  });
  const [result] = await eslint.lintText(code, { filePath: resolve(cwd, filePath) });
  if (!result) throw new Error(`${filePath} is ignored by the configuration`);
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}
