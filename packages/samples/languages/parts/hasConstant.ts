/** Whether libraries have a constant for a method, rather than only its name. */
export function hasConstant(method: string): boolean {
  return /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)$/.test(method);
}
