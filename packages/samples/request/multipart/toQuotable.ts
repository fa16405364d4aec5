/**
 * Returns the name of a field or a file for a quoted string of a multipart body.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
export function toQuotable(name: string): string {
  return name.replace(/[\r\n"]/g, encodeURIComponent);
}
