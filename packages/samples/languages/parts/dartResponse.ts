import { quoteDart } from './dartText.ts';
import { withBlankLine } from './literals.ts';
import { texts } from '../../texts.ts';
import type { SampleRequest } from '../../types.ts';

const unit = '  ';

/** Returns the lines that check and read the response. */
export function toResponseLines(request: SampleRequest): readonly string[] {
  return [
    'if (response.statusCode >= 300) {',
    ...toFailure(request).map((line) => unit + line),
    '}',
    ...withBlankLine([...toEntityTag(request), ...toResult(request.success)]),
  ];
}

/** Returns what to do about an error: what to say depends on its code. */
function toFailure({ errors = [] }: SampleRequest): readonly string[] {
  // The package decodes a text without a charset as Latin-1.
  const text = 'utf8.decode(response.bodyBytes, allowMalformed: true)';
  return [
    ...(errors.length === 0
      ? [`final message = ${text};`]
      : [
          `final problem = ${text};`,
          "final isJson = response.headers['content-type']?.contains('json') ?? false;",
          "final message = switch (isJson ? jsonDecode(problem)['code'] : null) {",
          ...errors.map(({ code, message }) => `${unit}${quoteDart(code)} => ${quoteDart(message)},`),
          `${unit}_ => problem,`,
          '};',
        ]),
    "throw http.ClientException('HTTP ${response.statusCode}: $message', url);",
  ];
}

function toEntityTag({ hasEntityTag }: SampleRequest): readonly string[] {
  return hasEntityTag === true ? [`// ${texts().comments.entityTag}`, "print(response.headers['etag']);"] : [];
}

function toResult(success: SampleRequest['success']): readonly string[] {
  switch (success.kind) {
    case 'none':
      return [];
    case 'json':
      return ['print(jsonDecode(utf8.decode(response.bodyBytes)));'];
    case 'text':
      return ['print(utf8.decode(response.bodyBytes));'];
    case 'file':
      return [`await File(${quoteDart(success.fileName)}).writeAsBytes(response.bodyBytes);`];
  }
}
