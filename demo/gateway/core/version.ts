/** The version of the sandbox, as in its package. */
export const SANDBOX_VERSION = '0.1.0';
