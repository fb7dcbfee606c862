import { Buffer } from 'buffer/index.js';

// The wallet SDK unpacks itself with Node's Buffer and brings none along.
Object.assign(globalThis, { Buffer });
