import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { LAYERS, whyNot } from '../../scripts/layers.mjs';
import { filesIn, ROOT } from './repository.js';

const findImports = (source: string): readonly string[] =>
  ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);

const violationsIn = (file: string): readonly string[] =>
  findImports(readFileSync(join(ROOT, file), 'utf8')).flatMap((specifier) => {
    const reason = whyNot(file, specifier);
    return reason === undefined ? [] : [`${file}: ${reason}`];
  });

const typeScriptIn = (folder: string): readonly string[] => filesIn(folder).filter((file) => file.endsWith('.ts'));

describe('the import layers', () => {
  it('include every folder of the library', () => {
    const names = readdirSync(join(ROOT, 'src')).map((name) => name.replace(/\.ts$/, ''));
    assert.deepEqual(
      names.filter((name) => !Object.keys(LAYERS).some((layer) => `${layer}/`.startsWith(`${name}/`))),
      [],
    );
  });

  it('have no cycle: each imports only the ones before it', () => {
    const order = Object.keys(LAYERS);
    for (const [name, { src }] of Object.entries(LAYERS)) {
      const rest = order.slice(order.indexOf(name));
      assert.deepEqual(
        src.filter((other) => rest.some((layer) => `${other}/`.startsWith(`${layer}/`))),
        [],
        name,
      );
    }
  });

  for (const folder of ['src', 'demo']) {
    it(`allow every import in ${folder}`, () => {
      const files = typeScriptIn(folder);
      assert.ok(files.some((file) => findImports(readFileSync(join(ROOT, file), 'utf8')).length));
      assert.deepEqual(files.flatMap(violationsIn), []);
    });
  }

  const forbidden = [
    ['src/contract/x.ts', '../core/errors/index.js'],
    ['src/core/errors/x.ts', '../../client/index.js'],
    ['src/core/x.ts', '../tracker/state.js'],
    ['src/client/x.ts', '../tracker/index.js'],
    ['src/tracker/x.ts', '../controllers/ports.js'],
    ['src/tracker/x.ts', 'lit'],
    ['src/controllers/x.ts', '../elements/pay-status/pay-status.js'],
    ['src/elements/pay-status/x.ts', '../../define/define.js'],
    ['src/elements/pay-status/x.ts', '../../server/merchant/index.js'],
    ['src/elements/pay-status/x.ts', '../../index.js'],
    ['src/elements/pay-status/x.ts', '../../theme/tokens.js'],
    ['src/theme/x.ts', '../elements/pay-status/pay-status.styles.js'],
    ['src/theme/x.ts', '../contract/index.js'],
    ['src/index.ts', './define/pay-status.js'],
    ['src/index.ts', './server/merchant/index.js'],
    ['src/frameworks/react/x.ts', '../../controllers/ports.js'],
    ['src/server/merchant/x.ts', '../../client/gateway-client.js'],
    ['src/server/merchant/x.ts', '../../tracker/tracker.js'],
    ['src/server/merchant/x.ts', '../ssr/render.js'],
    ['src/server/webhooks/x.ts', '../../tracker/tracker.js'],
    ['src/server/webhooks/x.ts', '../merchant/index.js'],
    ['src/server/webhooks/x.ts', 'node:crypto'],
    ['src/cli/doctor/x.ts', '../../tracker/tracker.js'],
    ['src/server/merchant/x.ts', '../doctor/report.js'],
    ['src/contract/x.ts', 'zod'],
    ['src/client/x.ts', 'pay-status/contract'],
    ['src/client/x.ts', 'node:fs'],
    ['src/client/x.ts', '../../demo/server.js'],
    ['src/unheard-of/x.ts', '../contract/index.js'],
    ['demo/gateway/x.ts', '../../src/contract/index.js'],
    ['demo/gateway/x.ts', '../../dist/contract/index.js'],
    ['demo/gateway/x.ts', '../../test/support/schema.js'],
    ['demo/test/gateway/x.ts', '../../../src/contract/index.js'],
    ['demo/x.ts', '../stories/x.js'],
  ] as const;
  for (const [file, specifier] of forbidden) {
    it(`forbid ${file} to import ${specifier}`, () => {
      assert.match(whyNot(file, specifier) ?? '', /must not import/);
    });
  }

  const allowed = [
    ['src/contract/schemas/x.ts', '../index.js'],
    ['src/controllers/x/x.ts', '../index.js'],
    ['demo/test/gateway/x.ts', '../../../test/support/schema.js'],
    ['src/client/x.ts', '../core/format/base-url.js'],
    ['src/elements/pay-status/x.ts', '../shared/state-name.js'],
    ['src/elements/pay-status/x.ts', '../../locales/en.js'],
    ['src/elements/pay-status/x.ts', 'lit/directives/live.js'],
    ['src/server/merchant/x.ts', '../../core/retry.js'],
    ['src/define/x.ts', '../theme/check/watch.js'],
    ['src/server/merchant/x.ts', '../../client/transport.js'],
    ['src/server/webhooks/x.ts', '../../contract/schemas/webhook-event.js'],
    ['src/server/ssr/x.ts', '../../elements/pay-status/pay-status.js'],
    ['src/frameworks/react/x.ts', '../elements.generated.js'],
    ['demo/gateway/x.ts', 'pay-status/contract'],
    ['demo/gateway/payments/x.ts', '../clock/clock.js'],
    ['stories/x.ts', '../demo/gateway/create-gateway.js'],
    ['test/x.ts', '../src/contract/index.js'],
  ] as const;
  for (const [file, specifier] of allowed) {
    it(`allow ${file} to import ${specifier}`, () => {
      assert.equal(whyNot(file, specifier), undefined);
    });
  }
});
