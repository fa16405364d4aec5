/** For a file that need not be there; any other failure to read it is one. */
export function orMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
