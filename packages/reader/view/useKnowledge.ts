import { useEffect, useState } from 'react';
import { operationContractUrl, toOperationContract } from '@reliure/validation';
import { loadJson } from '../read/loadJson.ts';
import type { Knowledge } from '../read/readMessage.ts';
import type { ErrorsFile, ReaderPlace } from '../types.ts';

/** Loads what a place knows of responses: `undefined` until then, `null` if it fails. The function tries again. */
export function useKnowledge(place: ReaderPlace): readonly [Knowledge | null | undefined, () => void] {
  const [knowledge, setKnowledge] = useState<Knowledge | null>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    loadKnowledge(place)
      .then(setKnowledge)
      .catch(() => setKnowledge(null));
  }, [place, attempt]);
  const retry = (): void => {
    setKnowledge(undefined);
    setAttempt(attempt + 1);
  };
  return [knowledge, retry];
}

async function loadKnowledge({ operation, errors }: ReaderPlace): Promise<Knowledge> {
  const [document, file] = await Promise.all([
    operation === undefined ? null : loadJson(operationContractUrl(location.pathname)),
    errors === undefined ? null : (loadJson(errors) as Promise<ErrorsFile>),
  ]);
  const contract = operation === undefined ? null : toOperationContract(document, operation.path, operation.method);
  return { contract, errors: file };
}
