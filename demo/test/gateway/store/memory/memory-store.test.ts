import { createGatewayMemoryStore } from '../../../../gateway/store/memory/memory-store.js';
import { describeStore } from '../../../support/store-contract.js';

describeStore('memory', async () => createGatewayMemoryStore());
