import { join } from 'node:path';
import ts from 'typescript';
import { filesIn, ROOT } from '../repository.js';
import { createEvaluator, type Values } from './literals.js';

/** Descriptions by name, from tags such as `@csspart card - Root container.` */
export type Documented = ReadonlyMap<string, string>;

/** The styling API of an element: as its source documents it, and as it implements it. */
export interface ElementSource {
  readonly documented: (tag: 'csspart' | 'cssprop' | 'cssState' | 'slot') => Documented;
  /** The distinct values of this attribute in the templates. */
  readonly written: (element: string, attribute: string) => Values;
  /** The custom states that the source adds. */
  readonly states: () => Values;
}

/** Returns the parts that an inner element exports, by their exported name. */
export const exportedParts = (source: ElementSource, inner: string): ReadonlyMap<string, string> => {
  const { texts, isOpen } = source.written(inner, 'exportparts');
  if (isOpen) throw new Error('Not every exported part can be read in the source.');
  const pairs = texts.flatMap((list) => list.split(',')).map((pair) => pair.split(':').map((name) => name.trim()));
  return new Map(pairs.map(([name = '', outer = name]) => [outer, name]));
};

const ELEMENTS = join(ROOT, 'src/elements');

const readProgram = (): ts.Program => {
  const config = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const files = filesIn('src/elements').filter((file) => file.endsWith('.ts'));
  return ts.createProgram(
    files.map((file) => join(ROOT, file)),
    options,
  );
};

/** Returns a node and all its descendants. */
const descendants = (node: ts.Node): readonly ts.Node[] => {
  const found: ts.Node[] = [node];
  ts.forEachChild(node, (child) => {
    found.push(...descendants(child));
  });
  return found;
};

const importedModules = (file: ts.SourceFile): readonly ts.Expression[] =>
  descendants(file).flatMap((node) => {
    if (ts.isImportDeclaration(node)) {
      return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? [] : [node.moduleSpecifier];
    }
    const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    return isDynamic ? node.arguments.slice(0, 1) : [];
  });

/** Returns a file and all files of `src/elements` that it imports code from, directly or not. */
const reach = (program: ts.Program, file: ts.SourceFile, found = new Set<ts.SourceFile>()): Set<ts.SourceFile> => {
  if (found.has(file) || !file.fileName.startsWith(ELEMENTS)) return found;
  found.add(file);
  for (const specifier of importedModules(file)) {
    const module = program.getTypeChecker().getSymbolAtLocation(specifier)?.valueDeclaration;
    if (module && ts.isSourceFile(module)) reach(program, module, found);
  }
  return found;
};

const MARK = '\u0001';

/** Returns the text of a template with a mark for each expression. */
const toText = (template: ts.TemplateLiteral): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join(MARK);

const getExpressions = (template: ts.TemplateLiteral): readonly ts.Expression[] =>
  ts.isNoSubstitutionTemplateLiteral(template) ? [] : template.templateSpans.map(({ expression }) => expression);

const isMarkup = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && /^(html|svg)$/.test(node.tag.getText());

/** Returns all concatenations of one value from each list. */
const combine = (all: readonly Values[]): Values =>
  all.reduce<Values>(
    (before, { texts, isOpen }) => ({
      texts: before.texts.flatMap((start) => texts.map((end) => start + end)),
      isOpen: before.isOpen || isOpen,
    }),
    { texts: [''], isOpen: false },
  );

const distinct = (all: readonly Values[]): Values => ({
  texts: [...new Set(all.flatMap(({ texts }) => texts))],
  isOpen: all.some(({ isOpen }) => isOpen),
});

const program = readProgram();

/** Reads `src/elements/<tag>/<tag>.ts`, or another file of that folder, and the files that it imports. */
export const readElement = (tag: string, name = `${tag}.ts`): ElementSource => {
  const main = program.getSourceFile(join(ELEMENTS, tag, name));
  if (!main) throw new Error(`<${tag}> has no ${name}.`);
  const files = [...reach(program, main)];
  const nodes = files.flatMap(descendants);
  const evaluate = createEvaluator(program, files);
  const checker = program.getTypeChecker();

  /** The classes of this library that a class extends, the topmost first. */
  const listBases = (element: ts.ClassDeclaration): readonly ts.ClassDeclaration[] =>
    (element.heritageClauses ?? [])
      .flatMap(({ types }) => types.map(({ expression }) => checker.getTypeAtLocation(expression).symbol))
      .flatMap(({ declarations = [] }) => declarations.filter(ts.isClassDeclaration))
      .filter((base) => base.getSourceFile().fileName.startsWith(ELEMENTS))
      .flatMap((base) => [...listBases(base), base]);

  const documented: ElementSource['documented'] = (name) => {
    const element = main.statements.find((statement) => ts.isClassDeclaration(statement));
    const tags = element ? [...listBases(element), element].flatMap(ts.getJSDocTags) : [];
    return new Map(
      tags
        .filter(({ tagName }) => tagName.text === name)
        .map(({ comment }) => {
          const [what = '', ...description] = (ts.getTextOfJSDocComment(comment) ?? '')
            .replace(/\s+/g, ' ')
            .split(' - ');
          return [what.trim(), description.join(' - ').trim()] as const;
        }),
    );
  };

  const written: ElementSource['written'] = (element, attribute) => {
    const pattern = new RegExp(`<${element}(?=[\\s>])[^>]*?\\s${attribute}=(?:"([^"]*)"|([^\\s>"]+))`, 'g');
    const found = nodes.filter(isMarkup).flatMap(({ template }) => {
      const text = toText(template);
      return [...text.matchAll(pattern)].map(({ 0: all, 1: quoted, 2: bare, index }) => {
        const value = quoted ?? bare ?? '';
        const before = text.slice(0, index + all.lastIndexOf(value)).split(MARK).length - 1;
        const [start = '', ...rest] = value.split(MARK);
        const parts = rest.flatMap((end, at) => [
          evaluate(getExpressions(template)[before + at]!),
          { texts: [end], isOpen: false },
        ]);
        return combine([{ texts: [start], isOpen: false }, ...parts]);
      });
    });
    return distinct(found);
  };

  const states: ElementSource['states'] = () =>
    distinct(
      nodes.flatMap((node) => {
        if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
        const { expression: receiver, name } = node.expression;
        const type = checker.getNonNullableType(checker.getTypeAtLocation(receiver));
        const isAdded = name.text === 'add' && type.symbol?.name === 'CustomStateSet';
        return isAdded ? node.arguments.map(evaluate) : [];
      }),
    );

  return { documented, written, states };
};
