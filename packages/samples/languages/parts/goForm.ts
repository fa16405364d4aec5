import { partText } from './multipartText.ts';
import { toQuotable } from '../../request/multipart/toQuotable.ts';
import type { MultipartPart } from '../../types.ts';
import { withErrorCheck, quoteGo, toRawJson, toRawText, insideErrorCheck } from './goText.ts';

/** Returns the lines that write a multipart form to a buffer named `body`, through a writer named `form`. */
export function toFormLines(parts: readonly MultipartPart[]): readonly string[] {
  const isTyped = parts.some(({ mediaType }) => mediaType !== undefined);
  return [
    'var body bytes.Buffer',
    'form := multipart.NewWriter(&body)',
    ...(isTyped ? addPart : []),
    ...parts.flatMap((part) => toPartLines(part, toFileVariable(part, parts))),
    ...insideErrorCheck('err := form.Close()'),
    '',
  ];
}

/** A function that adds a part with a content type. The standard library’s helpers do not support one. */
const addPart = [
  'addPart := func(disposition, contentType string, content []byte) error {',
  '\tpart, err := form.CreatePart(textproto.MIMEHeader{',
  '\t\t"Content-Disposition": {disposition},',
  '\t\t"Content-Type":        {contentType},',
  '\t})',
  '\tif err != nil {',
  '\t\treturn err',
  '\t}',
  '\t_, err = part.Write(content)',
  '\treturn err',
  '}',
];

/** Returns the variable for a file, with a number from the second file on. */
function toFileVariable(part: MultipartPart, parts: readonly MultipartPart[]): string {
  const number = parts.filter(({ kind }) => kind === 'file').indexOf(part);
  return number > 0 ? `file${number + 1}` : 'file';
}

function toPartLines(part: MultipartPart, file: string): readonly string[] {
  const disposition = `form-data; name="${toQuotable(part.name)}"`;
  switch (part.kind) {
    case 'text':
      if (part.mediaType === undefined) {
        return insideErrorCheck(`err := form.WriteField(${quoteGo(part.name)}, ${quoteGo(part.text)})`);
      }
      return insideErrorCheck(
        `err := addPart(${toRawText(disposition)}, ${quoteGo(part.mediaType)}, []byte(${quoteGo(part.text)}))`,
      );
    case 'json':
      return insideErrorCheck(
        `err := addPart(${toRawText(disposition)}, ${quoteGo(part.mediaType)}, []byte(${toRawJson(partText(part))}))`,
      );
    case 'file': {
      const whole = `${disposition}; filename="${toQuotable(part.fileName)}"`;
      return [
        ...withErrorCheck(`${file}, err := os.ReadFile(${quoteGo(part.fileName)})`),
        ...insideErrorCheck(`err := addPart(${toRawText(whole)}, ${quoteGo(part.mediaType)}, ${file})`),
      ];
    }
  }
}
