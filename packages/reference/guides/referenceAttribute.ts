import { texts } from '../texts/index.ts';

type Attributes = Readonly<Record<string, string | null | undefined>> | null | undefined;

/**
 * Separates the attribute with which a directive names a reference from the others. Without it, a directive shows the main
 * reference of the site.
 */
export function takeReference(attributes: Attributes): {
  readonly id: string | undefined;
  readonly attributes: Record<string, string | null | undefined>;
} {
  const { [texts().guides.attributes.reference]: id, ...others } = attributes ?? {};
  return { id: id ?? undefined, attributes: others };
}
