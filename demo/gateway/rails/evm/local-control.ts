import type { EvmNode } from './node.js';

/** Controls a local node, which has no time and no blocks of its own. */
export interface LocalControl {
  /** Sets the time of the next blocks, Unix milliseconds. */
  follow(nowMs: number): Promise<void>;
  /** Makes an empty block. */
  mine(): Promise<void>;
  setBalance(address: string, wei: bigint): Promise<void>;
  /** Puts code at an address. */
  setCode(address: string, code: string): Promise<void>;
}

/** The control of an anvil node. */
export const controlAnvil = (node: EvmNode): LocalControl => ({
  async follow(nowMs) {
    await node.request('evm_setTime', [Math.floor(nowMs / 1_000)]);
  },
  async mine() {
    await node.request('evm_mine');
  },
  async setBalance(address, wei) {
    await node.request('anvil_setBalance', [address, `0x${wei.toString(16)}`]);
  },
  async setCode(address, code) {
    await node.request('anvil_setCode', [address, code]);
  },
});
