import * as z from 'zod/mini';
import type { Operation } from '../operation.js';
import { healthSchema } from '../../wire/sandbox.js';

export const SERVICE_OPERATIONS: readonly Operation[] = [
  {
    route: 'GET /health',
    id: 'getHealth',
    tag: 'Service',
    summary: 'Health check',
    access: 'anyone',
    success: { status: 200, description: 'The server is up.', schema: healthSchema },
  },
  {
    route: 'GET /openapi.json',
    id: 'getDocument',
    tag: 'Service',
    summary: 'Get this document',
    access: 'anyone',
    success: { status: 200, description: 'OpenAPI 3.1.', schema: z.object({ openapi: z.string() }) },
  },
];
