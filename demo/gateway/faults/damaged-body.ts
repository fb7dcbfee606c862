const damaged = new WeakSet<Response>();

/** Marks a response whose body the request log must not read, because a fault cut it, slowed it or made it invalid. */
export const markDamagedBody = (response: Response): Response => {
  damaged.add(response);
  return response;
};

/** Returns true if {@link markDamagedBody} marked the response. */
export const hasDamagedBody = (response: Response): boolean => damaged.has(response);
