/** The database cannot be reached, or its connection broke. A change whose commit was under way may have been made. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}
