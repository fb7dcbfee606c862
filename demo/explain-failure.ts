/** Why the sandbox could not start, and what to do about it where that is known. */
export const explainFailure = (error: unknown, port: number | undefined): string => {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  // The folder has troubles of the same codes.
  if (syscall !== 'listen') return message;
  if (code === 'EADDRINUSE') return `port ${port} is in use: choose another one with --port, or 0 for any free one`;
  if (code === 'EACCES') return `port ${port} needs more rights: choose one above 1023 with --port`;
  return message;
};
