const damaged = new WeakSet<Response>();

/** Marks a response whose body must not be read on the way to the client: a fault cut it, slowed it or replaced it. */
export const markDamagedBody = (response: Response): Response => {
  damaged.add(response);
  return response;
};

/** Returns true if {@link markDamagedBody} marked the response. */
export const hasDamagedBody = (response: Response): boolean => damaged.has(response);
