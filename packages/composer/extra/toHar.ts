import { writeJson } from '@reliure/openapi';
import { partContent, toTemplateText } from '@reliure/samples/browser';
import type { SampleBody, SampleRequest } from '@reliure/samples/browser';
import { bodySize, toAddress, toAuthorization, toFormText } from '../core/describeRequest.ts';

interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/**
 * Returns a request as an HTTP archive, without a response. Secrets are variables, as the clients that import it write
 * them: `{{API_TOKEN}}`.
 *
 * @param at Time of the request, in ISO 8601.
 * @see http://www.softwareishard.com/blog/har-12-spec/
 */
export function toHar(request: SampleRequest, at: string, uuid: () => string): object {
  const write = (value: SampleRequest['headers'][number]['value']) => toTemplateText(value, toVariable, uuid);
  const named = (pairs: SampleRequest['headers']): readonly NamedValue[] =>
    pairs.map(({ name, value }) => ({ name, value: write(value) }));
  const { body, notes = [] } = request;
  const postData = toPostData(body);
  const mediaType = postData === null ? [] : [{ name: 'Content-Type', value: postData.mimeType }];
  const encoded = [...new URL(request.url).searchParams].map(([name, value]) => ({ name, value }));
  const entry = {
    startedDateTime: at,
    time: 0,
    request: {
      method: request.method,
      url: toAddress({
        ...request,
        query: request.query.map((pair) => ({ ...pair, value: toText(write(pair.value)) })),
      }),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [...toAuthorization(request, toVariable), ...named(request.headers), ...mediaType],
      queryString: [...encoded, ...named(request.query)],
      ...(postData !== null && { postData }),
      headersSize: -1,
      bodySize: bodySize(body) ?? -1,
      ...(notes.length > 0 && { comment: notes.join('\n') }),
    },
    response: {
      status: 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: { size: 0, mimeType: 'x-unknown' },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
  return { log: { version: '1.2', creator: { name: 'Reliure', version: '0.1.0' }, entries: [entry] } };
}

function toText(text: string): SampleRequest['query'][number]['value'] {
  return [{ kind: 'text', text }];
}

function toVariable(name: string): string {
  return `{{${name}}}`;
}

interface PostData {
  readonly mimeType: string;
  readonly text?: string;
  readonly params?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly fileName?: string;
    readonly contentType?: string;
  }[];
}

function toPostData(body: SampleBody): PostData | null {
  switch (body.kind) {
    case 'none':
      return null;
    case 'json':
      return { mimeType: body.mediaType, text: writeJson(body.value) };
    case 'text':
      return { mimeType: body.mediaType, text: body.text };
    case 'file':
      return { mimeType: body.mediaType, params: [{ name: '', fileName: body.fileName }] };
    case 'form':
      return {
        mimeType: 'application/x-www-form-urlencoded',
        text: toFormText(body.fields),
        params: body.fields.map(({ name, value }) => ({ name, value })),
      };
    case 'multipart':
      return {
        mimeType: 'multipart/form-data',
        params: body.parts.map((part) => ({
          name: part.name,
          ...(part.kind === 'file' ? { fileName: part.fileName } : { value: partContent(part) }),
          ...(part.mediaType !== undefined && { contentType: part.mediaType }),
        })),
      };
  }
}
