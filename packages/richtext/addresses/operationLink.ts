/** An operation, as links and lists of operations show it. */
export interface OperationLink {
  /** Last part of its page’s URL. */
  readonly slug: string;
  readonly title: string;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly deprecated?: true;
}

/** Picks the properties that a link to an operation needs. */
export function pickOperationLink({ slug, title, method, path, deprecated }: OperationLink): OperationLink {
  return { slug, title, method, path, ...(deprecated === true && { deprecated }) };
}
