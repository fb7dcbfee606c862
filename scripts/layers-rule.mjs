// An ESLint rule: an import that crosses the layers the wrong way is an error, `import()` and type imports included.
import { relative, sep } from 'node:path';
import { whyNot } from './layers.mjs';

export const layersRule = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{reason}} (scripts/layers.mjs).' } },
  create: (context) => {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = ({ source }) => {
      const reason = typeof source?.value === 'string' ? whyNot(file, source.value) : undefined;
      if (reason) context.report({ node: source, messageId: 'forbidden', data: { reason } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};
