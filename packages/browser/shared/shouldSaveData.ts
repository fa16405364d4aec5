interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Whether the visitor’s connection is slow or saves data; nothing is prefetched then.
 *
 * @see https://developer.mozilla.org/docs/Web/API/NetworkInformation
 */
export function shouldSaveData(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as Connection) : undefined;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
