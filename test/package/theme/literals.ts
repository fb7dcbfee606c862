import ts from 'typescript';

/** The string values that an expression can have. `isOpen` is true if there may be others. */
export interface Values {
  readonly texts: readonly string[];
  readonly isOpen: boolean;
}

const NONE: Values = { texts: [], isOpen: false };
const OPEN: Values = { texts: [], isOpen: true };
const only = (...texts: readonly string[]): Values => ({ texts, isOpen: false });

const union = (all: readonly Values[]): Values => ({
  texts: all.flatMap(({ texts }) => texts),
  isOpen: all.some(({ isOpen }) => isOpen),
});

const valuesOfType = (type: ts.Type): Values => {
  if (type.isUnion()) return union(type.types.map(valuesOfType));
  if (type.isStringLiteral()) return only(type.value);
  // `nothing` of Lit is a symbol that renders no text.
  return type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown) ? OPEN : NONE;
};

/** Evaluates `['a', 'b'].join()`. */
const joined = (node: ts.Expression): string | undefined => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression: list, name } = node.expression;
  if (name.text !== 'join' || !ts.isArrayLiteralExpression(list)) return undefined;
  const [separator] = node.arguments;
  const words = list.elements.map((word) => (ts.isStringLiteral(word) ? word.text : undefined));
  if (words.includes(undefined) || (separator && !ts.isStringLiteral(separator))) return undefined;
  return words.join(separator?.text ?? ',');
};

/** Creates a function that evaluates an expression, resolving names to their declarations and parameters to arguments. */
export const createEvaluator = (program: ts.Program, files: readonly ts.SourceFile[]) => {
  const checker = program.getTypeChecker();

  const getSymbol = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };

  const findCalls = (target: ts.Symbol): readonly ts.CallExpression[] => {
    const calls: ts.CallExpression[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && getSymbol(node.expression) === target) calls.push(node);
      ts.forEachChild(node, visit);
    };
    files.forEach(visit);
    return calls;
  };

  const valuesOfParameter = (parameter: ts.ParameterDeclaration): Values => {
    const { parent } = parameter;
    const name = ts.isVariableDeclaration(parent.parent) ? parent.parent.name : parent.name;
    const target = name && getSymbol(name);
    if (!target) return OPEN;
    const at = parent.parameters.indexOf(parameter);
    const given = findCalls(target).map((call) => call.arguments[at]);
    return given.length ? union(given.map((one) => (one ? findValues(one) : NONE))) : OPEN;
  };

  const findValues = (expression: ts.Expression): Values => {
    const typed = valuesOfType(checker.getTypeAtLocation(expression));
    if (!typed.isOpen) return typed;
    const text = joined(expression);
    if (text !== undefined) return only(text);
    if (ts.isConditionalExpression(expression)) {
      return union([findValues(expression.whenTrue), findValues(expression.whenFalse)]);
    }
    if (!ts.isIdentifier(expression)) return OPEN;
    const declaration = getSymbol(expression)?.valueDeclaration;
    if (!declaration) return OPEN;
    if (ts.isParameter(declaration)) return valuesOfParameter(declaration);
    return ts.isVariableDeclaration(declaration) && declaration.initializer
      ? findValues(declaration.initializer)
      : OPEN;
  };

  return findValues;
};
