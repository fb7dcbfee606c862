import { createMemoryStore } from '../../../gateway/store/memory.js';
import { describeStore } from '../../support/store-contract.js';

describeStore('memory', async () => createMemoryStore());
