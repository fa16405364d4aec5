import type { SampleBody } from '../../types.ts';

/**
 * Returns the expression for the header `Content-Type`, for languages whose clients do not set it; `null` without a body.
 *
 * @param multipart The expression for a multipart body.
 */
export function toContentType(
  body: SampleBody,
  quote: (text: string) => string,
  multipart = '"multipart/form-data; boundary=" + boundary',
): string | null {
  switch (body.kind) {
    case 'none':
      return null;
    case 'form':
      return quote('application/x-www-form-urlencoded');
    case 'multipart':
      return multipart;
    default:
      return quote(body.mediaType);
  }
}
