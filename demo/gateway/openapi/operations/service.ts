import * as z from 'zod/mini';
import type { Operation } from '../operation.js';
import { healthSchema } from '../shapes/sandbox.js';

export const SERVICE_OPERATIONS: readonly Operation[] = [
  {
    route: 'GET /health',
    id: 'getHealth',
    tag: 'Service',
    summary: 'Ask whether the server is up',
    access: 'anyone',
    success: { status: 200, description: 'It is.', schema: healthSchema },
  },
  {
    route: 'GET /openapi.json',
    id: 'getDocument',
    tag: 'Service',
    summary: 'Read this document',
    access: 'anyone',
    success: { status: 200, description: 'OpenAPI 3.1.', schema: z.object({ openapi: z.string() }) },
  },
];
