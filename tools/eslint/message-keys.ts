import ts from 'typescript';

interface UsedKey {
  key: string;
  location: string;
}

export interface KeyUsage {
  used: UsedKey[];
  /** Places whose key may be any string, as far as the compiler knows. */
  unresolved: string[];
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Reads from the compiler which texts the files use. A composed key counts if the types of its parts list
 * their values.
 */
export function keysUsed(
  program: ts.Program,
  files: readonly string[],
  namespaces: readonly string[],
): KeyUsage {
  const checker = program.getTypeChecker();
  const fullKey = new RegExp(`^(?:${namespaces.join('|')}):`);
  const usage: KeyUsage = { used: [], unresolved: [] };

  const note = (expression: ts.Expression, prefix = '') => {
    const keys = ts.isStringLiteralLike(expression)
      ? [expression.text]
      : literals(checker.getTypeAtLocation(expression));
    const location = locationOf(expression);
    if (keys) usage.used.push(...keys.map((key) => ({ key: prefix + key, location })));
    else usage.unresolved.push(location);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const namespace = namespaceOf(checker.getTypeAtLocation(node.expression), checker);
      const [key] = node.arguments;
      if (namespace !== undefined && key) note(key, `${namespace}:`);
    } else if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const key = attributeOf(node, 'i18nKey');
      if (key) note(key, `${attributeText(node, 'ns')}:`);
    } else if (
      (ts.isStringLiteralLike(node) && fullKey.test(node.text)) ||
      (ts.isTemplateExpression(node) && fullKey.test(node.head.text))
    ) {
      note(node);
    }
    ts.forEachChild(node, visit);
  };

  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not part of the program.`);
    visit(source);
  }
  return usage;
}

/** Problems, one line each: keys without a text, unused texts, and keys that cannot be resolved. */
export function keyProblems({ used, unresolved }: KeyUsage, texts: readonly string[]): string[] {
  const there = new Set(texts.map(withoutPlural));
  const asked = new Set(used.map(({ key }) => withoutPlural(key)));
  return [
    ...used
      .filter(({ key }) => !there.has(withoutPlural(key)))
      .map(({ key, location }) => `${key} has no text: ${location}`),
    ...[...there].filter((key) => !asked.has(key)).map((key) => `${key} is not used`),
    ...unresolved.map((location) => `the type does not resolve the key: ${location}`),
  ];
}

function withoutPlural(key: string): string {
  return key.replace(PLURAL, '');
}

/** The namespace of i18next's `t`; undefined for any other function. */
function namespaceOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  if (!isReference(type) || type.symbol.name !== 'TFunction') return undefined;
  const [given] = checker.getTypeArguments(type);
  const [first] =
    given && checker.isTupleType(given) && isReference(given) ? checker.getTypeArguments(given) : [given];
  return first?.isStringLiteral() ? first.value : '';
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type;
}

function literals(type: ts.Type): string[] | undefined {
  if (type.isStringLiteral()) return [type.value];
  if (!type.isUnion()) return undefined;
  const parts = type.types.map(literals);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function attributeOf(element: ts.JsxOpeningLikeElement, name: string): ts.Expression | undefined {
  const { initializer } =
    element.attributes.properties
      .filter(ts.isJsxAttribute)
      .find((property) => property.name.getText() === name) ?? {};
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

function attributeText(element: ts.JsxOpeningLikeElement, name: string): string {
  const value = attributeOf(element, name);
  return value && ts.isStringLiteralLike(value) ? value.text : '';
}

function locationOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${source.fileName}:${String(line + 1)} ${node.getText()}`;
}
