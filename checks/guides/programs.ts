import ts from 'typescript';
import { append } from '@apidoc/openapi';
import type { LineFlaw } from '@apidoc/openapi';
import { readGuide } from './guide';

/** A guide’s TypeScript as one module: what its fences hold, each line where the guide has it. */
export function toProgram(source: string): string {
  const lines = source.split('\n').map(() => '');
  for (const { language, line, text } of readGuide(source).fences) {
    if (language !== 'ts') continue;
    // The mark of the fence is at `line`; what it holds begins below.
    text.split('\n').forEach((code, index) => (lines[line + index] = code));
  }
  return lines.join('\n');
}

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noEmit: true,
  // Most of the time would go into checking the compiler’s own declarations.
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/**
 * What the compiler finds in the programs of guides.
 *
 * @param programs By the guide’s file, as `toProgram` makes them.
 */
export function programFaults(programs: ReadonlyMap<string, string>): ReadonlyMap<string, readonly LineFlaw[]> {
  const guideOf = new Map([...programs.keys()].map((guide) => [`${guide}.ts`, guide]));
  const sourceOf = (file: string) => programs.get(guideOf.get(file) ?? '');
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => guideOf.has(file) || disk.fileExists(file),
    readFile: (file) => sourceOf(file) ?? disk.readFile(file),
    getSourceFile: (file, language, ...rest) => {
      const source = sourceOf(file);
      if (source === undefined) return disk.getSourceFile(file, language, ...rest);
      return ts.createSourceFile(file, source, language);
    },
  };
  const program = ts.createProgram({ rootNames: [...guideOf.keys()], options, host });
  const faults = new Map<string, LineFlaw[]>();
  for (const { file, start = 0, messageText, code } of ts.getPreEmitDiagnostics(program)) {
    const guide = guideOf.get(file?.fileName ?? '');
    if (file === undefined || guide === undefined) {
      throw new Error(`The programs cannot be checked: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    }
    const { line } = file.getLineAndCharacterOfPosition(start);
    const message = `TS${String(code)}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`;
    const remedy = 'Fix the program: readers will copy it.';
    append(faults, guide, { line: line + 1, message, remedy });
  }
  return faults;
}
