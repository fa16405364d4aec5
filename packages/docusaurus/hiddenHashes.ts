/** A script that says numbers in the place of hashes, and the hash of each number. */
export interface Hidden {
  readonly script: string;
  readonly hashes: readonly string[];
}

/**
 * Numbers the hashes of files in a script, in their order, each with as many digits as a hash has.
 *
 * @example hideHashes('a("1a2b")', new Set(['1a2b'])) // { script: 'a("0000")', hashes: ['1a2b'] }
 */
export function hideHashes(script: string, known: ReadonlySet<string>): Hidden {
  const numbers = new Map<string, string>();
  const toNumber = (hash: string): string => {
    const number = numbers.get(hash) ?? String(numbers.size).padStart(hash.length, '0');
    numbers.set(hash, number);
    return number;
  };
  const hidden = script.replace(hashText, (text, hash: string) => (known.has(hash) ? `"${toNumber(hash)}"` : text));
  return { script: hidden, hashes: [...numbers.keys()] };
}

/** Says the hashes again that `hideHashes` has numbered. */
export function showHashes({ script, hashes }: Hidden): string {
  return script.replace(hashText, (text, number: string) => {
    const hash = /^\d+$/.test(number) ? hashes[Number(number)] : undefined;
    return hash?.length === number.length ? `"${hash}"` : text;
  });
}

const hashText = /"([0-9a-f]+)"/g;
