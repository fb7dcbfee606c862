// Writes the pictures of well-known coins and networks that the sandbox serves: demo/pages/icons/*.svg, from the package
// @web3icons/core, whose licence is beside them. With --check it fails if one is outdated.
import base from '@web3icons/core/svgs/networks/branded/base.svg.js';
import ethereum from '@web3icons/core/svgs/networks/background/ethereum.svg.js';
import eth from '@web3icons/core/svgs/tokens/background/ETH.svg.js';
import eurc from '@web3icons/core/svgs/tokens/background/EURC.svg.js';
import usdc from '@web3icons/core/svgs/tokens/background/USDC.svg.js';
import { writeText } from './write-generated.js';

/** A test network has the picture of its main network. */
const ICONS = { eth, eurc, usdc, 'eip155-11155111': ethereum, 'eip155-84532': base };

for (const [name, svg] of Object.entries(ICONS)) {
  const text = `${svg.replace(/>\s+</g, '><').trim()}\n`;
  writeText(`demo/pages/icons/${name}.svg`, text, 'node --import tsx scripts/generate-icons.ts');
}
