/** Describes why the sandbox could not start, and what to do if the port is the cause. */
export const describeStartError = (error: unknown, port: number): string => {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  // The data folder fails with the same codes.
  if (syscall !== 'listen') return message;
  if (code === 'EADDRINUSE') return `port ${port} is in use: choose another one with --port, or 0 for any free one`;
  if (code === 'EACCES') return `no permission to use port ${port}: choose one above 1023 with --port`;
  return message;
};
