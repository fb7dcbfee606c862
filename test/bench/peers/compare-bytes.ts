import { resolve } from 'node:path';
import { cdnBytes } from '../../../scripts/cdn-bytes.mjs';
import { row } from '../table.js';
import { bundle } from './bundle.js';
import { install } from './install.js';
import { PEERS, type Peer } from './peers.js';

const countBytes = async (peer: Peer): Promise<number> => {
  const { entry: code, absent = [] } = peer;
  return (await bundle({ code, absent, folder: install(peer) })).bytes;
};

/** Compares the bytes that a page loads before the first paint, brotli 11. */
export const compareBytes = async (): Promise<void> => {
  const own = cdnBytes('pay-status.js');
  const npm = await bundle({ code: `import 'pay-status/define/pay-status.js';`, folder: resolve('.') });
  const rows = [
    row('`pay-status`, CDN file, all of a payment', own, ''),
    row('`pay-status`, import by a bundler', npm.bytes, ''),
  ];
  for (const peer of PEERS) {
    const bytes = await countBytes(peer);
    rows.push(row(peer.name, bytes, (own / bytes).toFixed(3)));
  }
  console.log([row('import', 'bytes', 'the CDN file is'), row('---', '---', '---'), ...rows].join('\n'));
};
