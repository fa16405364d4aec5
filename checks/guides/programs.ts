import ts from 'typescript';
import { readGuide } from 'reliure/node';
import { append } from '@reliure/openapi';
import type { LineProblem } from '@reliure/openapi';

/**
 * Combines the TypeScript fences of a guide into one module, in which each line has the same number as in the guide.
 */
export function toProgram(source: string): string {
  const lines = source.split('\n').map(() => '');
  for (const { language, line, text } of readGuide(source).fences) {
    if (language !== 'ts') continue;
    // `line` is that of the opening fence; the code starts on the next one.
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
  // Without this, most of the time would be spent on the compiler’s own declarations.
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/**
 * Compiles the programs of guides, and returns the errors.
 *
 * @param programs Programs made by `toProgram`, by the guide’s file.
 */
export function programProblems(programs: ReadonlyMap<string, string>): ReadonlyMap<string, readonly LineProblem[]> {
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
  const problems = new Map<string, LineProblem[]>();
  for (const { file, start = 0, messageText, code } of ts.getPreEmitDiagnostics(program)) {
    const guide = guideOf.get(file?.fileName ?? '');
    if (file === undefined || guide === undefined) {
      throw new Error(`The programs cannot be checked: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    }
    const { line } = file.getLineAndCharacterOfPosition(start);
    const message = `TS${String(code)}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`;
    const remedy = 'Fix the program: readers copy it.';
    append(problems, guide, { line: line + 1, message, remedy });
  }
  return problems;
}
