/**
 * The store has no space left for changes; reads still work. The driver that throws it has reported it, once for all changes
 * that it refuses.
 */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}
