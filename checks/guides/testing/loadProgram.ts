import ts from 'typescript';

/** Compiles and runs a program in TypeScript as readers would. Returns its exports. */
export async function loadProgram<Exports>(source: string): Promise<Exports> {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)) as Exports;
}
