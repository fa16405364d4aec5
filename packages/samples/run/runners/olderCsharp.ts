/** Namespaces that current .NET projects import implicitly. */
const implicit = [
  'System',
  'System.Collections.Generic',
  'System.IO',
  'System.Linq',
  'System.Net.Http',
  'System.Threading',
  'System.Threading.Tasks',
];

/**
 * Converts a sample to C# 7, which Debian’s compiler supports: statements in a class, `using` declarations without
 * disposal, verbatim strings instead of raw strings, and older names for new members of .NET. The rest is unchanged.
 *
 * @throws Error if a raw string violates the rules that the newer compiler checks.
 */
export function toOlderCsharp(text: string, className: string): string {
  const usings = text.match(/^using [\w.]+;$/gm) ?? [];
  const statements = text.replace(/^using [\w.]+;$/gm, '').replace(/("{3,})\n([^]*?)\n([ \t]*)\1/g, toVerbatim);
  const pieces = statements.split(/(@"(?:[^"]|"")*"|\$?"(?:\\.|[^"\\])*")/);
  const older = pieces.map((piece, index) => (index % 2 === 0 ? toOlderCode(piece) : piece)).join('');
  return `${[...implicit.map((name) => `using ${name};`), ...usings].join('\n')}
static class ${className}
{
    public static async Task Run()
    {
${older}
    }
}
`;
}

/** @see https://learn.microsoft.com/dotnet/csharp/language-reference/tokens/raw-string */
function toVerbatim(_whole: string, _delimiter: string, content: string, indent: string): string {
  const lines = content.split('\n').map((line) => {
    if (line.trim() !== '' && !line.startsWith(indent))
      throw new Error(`A line of a raw string is indented less than its closing delimiter: ${line}`);
    return line.slice(indent.length);
  });
  return `@"${lines.join('\n').replaceAll('"', '""')}"`;
}

function toOlderCode(code: string): string {
  return code
    .replace(/\busing var\b/g, 'var')
    .replace(/\bHttpMethod\.Patch\b/g, 'new HttpMethod("PATCH")')
    .replace(/\bnew\(/g, 'new KeyValuePair<string, string>(');
}
