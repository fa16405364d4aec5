import { relative } from 'node:path';
import { YamlParseError } from '@redocly/openapi-core';
import { isOutside } from './isOutside';
import type { ContractProblem } from '../problems/problems';
import { toRemedy } from '../problems/remedies';

/** A file that cannot be read as YAML or JSON, and the place where the parser gave up, if it says one. */
export function toSyntaxProblem(file: string, error: Error): ContractProblem {
  const [line, column] = error instanceof YamlParseError ? [error.line || 1, error.col || 1] : [1, 1];
  return {
    severity: 'error',
    file: toDisplayPath(file),
    line,
    column,
    pointer: null,
    message: `The file does not parse: ${error.message}.`,
    remedy: toRemedy('syntax', error.message),
  };
}

/** As a terminal opens it from here. @param file Absolute path. */
export function toDisplayPath(file: string): string {
  const here = process.cwd();
  return isOutside(here, file) ? file : relative(here, file);
}
