// Compiles the contracts of the EVM rail and of its tests, and writes a module of ABI and bytecode for each. With --check it fails if a module
// is outdated: `npm run contracts -- --check`. Neither the network nor the machine has any influence on the result.
import { readdirSync, readFileSync } from 'node:fs';
import solc from 'solc';
import { writeGenerated } from './write-generated.js';

const RAIL = 'demo/gateway/rails/evm';
const TESTS = 'demo/test/support';

/** The contracts that are deployed. The runtime code is needed only where no constructor runs. */
const CONTRACTS = [
  { folder: RAIL, name: 'Coin' },
  { folder: RAIL, name: 'AuthorizationCoin' },
  { folder: RAIL, name: 'PermitCoin' },
  { folder: RAIL, name: 'ResetCoin' },
  { folder: RAIL, name: 'Permit2', hasRuntimeCode: true },
  { folder: RAIL, name: 'Settlement' },
  { folder: TESTS, name: 'TestAccount' },
  { folder: TESTS, name: 'TestAccountFactory' },
];

interface Contract {
  readonly abi: unknown;
  readonly evm: {
    readonly bytecode: { readonly object: string };
    readonly deployedBytecode: { readonly object: string };
  };
}
interface Output {
  readonly errors?: readonly { readonly formattedMessage: string }[];
  readonly contracts: Readonly<Record<string, Readonly<Record<string, Contract>>>>;
}

/** Every file of the folder is given to the compiler, which therefore has nothing to resolve. */
const readSources = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((file) => [file, { content: readFileSync(`${folder}/${file}`, 'utf8') }]));

const compile = (): Output => {
  const input = {
    language: 'Solidity',
    sources: { ...readSources(`${RAIL}/contracts`), ...readSources(`${TESTS}/contracts`) },
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true, runs: 200 },
      // A hash of the sources would change the bytecode with each comment.
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as Output;
  if (output.errors?.length) throw new Error(output.errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return output;
};

const toKebabCase = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
const toCamelCase = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const { contracts } = compile();
for (const { folder, name, hasRuntimeCode } of CONTRACTS) {
  const contract = contracts[`${name}.sol`]?.[name];
  if (!contract) throw new Error(`${name}.sol has no contract ${name}.`);
  const { abi, evm } = contract;
  const artifact = {
    abi,
    bytecode: `0x${evm.bytecode.object}`,
    ...(hasRuntimeCode && { deployedBytecode: `0x${evm.deployedBytecode.object}` }),
  };
  const source = `// Written by \`npm run contracts\` from ../contracts/${name}.sol; do not edit.

export const ${toCamelCase(name)} = ${JSON.stringify(artifact)} as const;
`;
  await writeGenerated(`${folder}/artifacts/${toKebabCase(name)}.ts`, source, 'npm run contracts');
}
