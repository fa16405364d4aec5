/** An operation, as links and lists of operations show it. */
export interface OperationLink {
  /** Last part of its page’s URL. */
  readonly slug: string;
  readonly title: string;
  /** Form of a long title for narrow places. */
  readonly short?: string;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly deprecated?: true;
  /** Its tags that do not group it, such as its audience. */
  readonly labels?: readonly string[];
}

/** Picks the properties that a link to an operation needs. */
export function pickOperationLink({
  slug,
  title,
  short,
  method,
  path,
  deprecated,
  labels,
}: OperationLink): OperationLink {
  return {
    slug,
    title,
    ...(short !== undefined && { short }),
    method,
    path,
    ...(deprecated === true && { deprecated }),
    ...(labels !== undefined && { labels }),
  };
}
