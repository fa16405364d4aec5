/** One part of a form, with its bytes. */
export interface ParsedPart {
  readonly name: string | undefined;
  readonly fileName: string | undefined;
  readonly type: string | undefined;
  readonly content: Buffer;
}

/**
 * Parses a form according to RFC 7578. The parser of the platform cannot be used, because it drops the types of parts
 * that are not files.
 */
export function parseMultipart(body: Buffer, contentType: string): readonly ParsedPart[] {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1] ?? '';
  const whole = body.toString('latin1');
  const [, ...sections] = `\r\n${whole}`.split(`\r\n--${boundary}`);
  if (sections.pop()?.trim() !== '--') throw new Error(`The form does not end with its boundary: ${whole}`);
  return sections.map((section) => {
    const end = section.indexOf('\r\n\r\n');
    const headers = utf8(section.slice(0, end));
    const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? '';
    return {
      name: parameter(disposition, 'name'),
      fileName: parameter(disposition, 'filename'),
      type: /^content-type:\s*(.*)$/im.exec(headers)?.[1],
      content: Buffer.from(section.slice(end + 4), 'latin1'),
    };
  });
}

function parameter(disposition: string, name: string): string | undefined {
  const match = new RegExp(`;\\s*${name}=(?:"((?:\\\\.|[^"])*)"|([^;\\s]+))`, 'i').exec(disposition);
  const value = match?.[1]?.replace(/\\(.)/g, '$1') ?? match?.[2];
  return value?.replace(/%22|%0D|%0A/gi, decodeURIComponent);
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}
