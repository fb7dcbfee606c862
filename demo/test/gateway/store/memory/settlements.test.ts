import { createGatewayMemoryStore } from '../../../../gateway/store/memory/memory-store.js';
import { describeSettlements } from '../../../support/settlement-contract.js';

describeSettlements('memory', async () => createGatewayMemoryStore(), { histories: 10_000, shrinks: true });
