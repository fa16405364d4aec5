import { partContent, randomUuid, toHttpFile, toMultipart, toTemplateText } from '@reliure/samples/browser';
import type { HttpCall, SampleBody, SampleRequest, Template } from '@reliure/samples/browser';
import { formatJson } from '@reliure/schema';
import { texts } from '../texts.ts';
import { toAddress, toAuthorization, toFormText } from '../core/describeRequest.ts';

/**
 * Returns a request as a file for the HTTP clients of editors. What the request reads from the environment is a variable
 * to fill in.
 *
 * @param title Name of the operation.
 * @param page Address of its page.
 */
export function toHttpText(request: SampleRequest, title: string, page: string): string {
  const variables = new Set<string>();
  const toVariable = (name: string): string => {
    variables.add(name);
    return `{{${name}}}`;
  };
  const write = (value: Template): string => toTemplateText(value, toVariable, () => randomUuid);
  const written = {
    headers: request.headers.map(({ name, value }) => ({ name, value: write(value) })),
    query: request.query.map(({ name, value }) => ({ name, value: [{ kind: 'text', text: write(value) } as const] })),
  };
  const { header, text } = toBody(request.body);
  const call: HttpCall = {
    name: title,
    notes: request.notes ?? [],
    method: request.method,
    url: toAddress({ url: request.url, query: written.query }).replace(/%7B%7B(\w+)%7D%7D/g, '{{$1}}'),
    // These clients encode the credentials.
    headers: [...toAuthorization(request, toVariable), ...written.headers, ...header],
    ...(text !== undefined && { body: text }),
    outputs: [],
  };
  return toHttpFile({
    title,
    notes: [page],
    variables: [...variables].map((name) => ({ name, value: texts().toFillIn })),
    calls: [call],
  });
}

function toBody(body: SampleBody): { readonly header: HttpCall['headers']; readonly text?: string } {
  switch (body.kind) {
    case 'none':
      return { header: [] };
    case 'json':
      return { header: toContentType(body.mediaType), text: formatJson(body.value) };
    case 'text':
      return { header: toContentType(body.mediaType), text: body.text };
    case 'file':
      return { header: toContentType(body.mediaType), text: `< ./${body.fileName}` };
    case 'form':
      return { header: toContentType('application/x-www-form-urlencoded'), text: toFormText(body.fields) };
    case 'multipart': {
      const parts = body.parts.map((part) => ({
        name: part.name,
        ...(part.mediaType !== undefined && { mediaType: part.mediaType }),
        ...(part.kind === 'file' ? { fileName: part.fileName } : { text: partContent(part) }),
      }));
      const { header, body: text } = toMultipart(parts, '');
      return { header: [header], text };
    }
  }
}

function toContentType(value: string): HttpCall['headers'] {
  return [{ name: 'Content-Type', value }];
}
