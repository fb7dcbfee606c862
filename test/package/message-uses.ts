import { join } from 'node:path';
import ts from 'typescript';
import { filesIn, ROOT } from './repository.js';

const MESSAGES = join(ROOT, 'src/locales/messages.ts');

/** The code that uses messages. */
const SHOWN_BY = ['src/elements', 'src/controllers'];

/** The program of the messages and all code that uses them. */
export const readShowing = (): ts.Program => {
  const config = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const files = SHOWN_BY.flatMap(filesIn).filter((file) => file.endsWith('.ts'));
  return ts.createProgram([MESSAGES, ...files.map((file) => join(ROOT, file))], options);
};

/** The path of each part of the messages, such as `checkout.`, by its type. */
type Parts = ReadonlyMap<ts.Type, string>;

/** Returns true for a group of texts, not for a text, a headline with its sentence, or a plural. */
const isGroup = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  Boolean(type.flags & ts.TypeFlags.Object) && !checker.isTupleType(type) && !type.getProperty('other');

const findParts = (program: ts.Program): Parts => {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(MESSAGES)!)!;
  const messages = checker.getDeclaredTypeOfSymbol(
    checker.getExportsOfModule(module).find(({ name }) => name === 'Messages')!,
  );
  const inner = messages.getProperties().flatMap((property) => {
    const type = checker.getTypeOfSymbol(property);
    return isGroup(type, checker) ? [[type, `${property.name}.`] as const] : [];
  });
  return new Map([[messages, ''], ...inner]);
};

const findLiterals = (node: ts.Expression, checker: ts.TypeChecker): readonly string[] => {
  const type = checker.getTypeAtLocation(node);
  const names = (type.isUnion() ? type.types : [type])
    .filter((each) => each.isStringLiteral())
    .map(({ value }) => value);
  // A type assertion may include values that the expression never has.
  return ts.isAsExpression(node)
    ? names.filter((name) => findLiterals(node.expression, checker).includes(name))
    : names;
};

/** Returns the properties that an expression or a pattern reads from an object, and the node of the object. */
const takenBy = (node: ts.Node, checker: ts.TypeChecker): readonly (readonly [from: ts.Node, name: string])[] => {
  if (ts.isPropertyAccessExpression(node)) return [[node.expression, node.name.text]];
  if (ts.isElementAccessExpression(node))
    return findLiterals(node.argumentExpression, checker).map((name) => [node.expression, name]);
  return ts.isObjectBindingPattern(node)
    ? node.elements.map(({ propertyName, name }) => [node, (propertyName ?? name).getText()])
    : [];
};

/** Lists every text of the messages, such as `checkout.pay`, in the order of the types. */
export const declaredMessages = (program: ts.Program): readonly string[] =>
  [...findParts(program)].flatMap(([type, prefix]) => type.getProperties().map(({ name }) => `${prefix}${name}`));

/** Lists every text that the code uses. */
export const usedMessages = (program: ts.Program): ReadonlySet<string> => {
  const checker = program.getTypeChecker();
  const parts = findParts(program);
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const [from, name] of takenBy(node, checker)) {
      const prefix = parts.get(checker.getNonNullableType(checker.getTypeAtLocation(from)));
      if (prefix !== undefined) used.add(`${prefix}${name}`);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (SHOWN_BY.some((folder) => file.fileName.startsWith(join(ROOT, folder)))) visit(file);
  }
  return used;
};
