import { mainReference, toBasePath } from '@reliure/richtext';
import type { Identity, OtherReference } from './identity.ts';

/** A reference of a site, with all that its settings leave out. */
export interface SiteReference extends Pick<OtherReference, 'id' | 'contract' | 'overlays'> {
  /** Missing for the main reference, which is called the API. */
  readonly label?: string;
  /** Path of its landing page, from the site’s root, with a leading slash. */
  readonly basePath: string;
  /** Path of the changelog’s page; `null` if there is none. */
  readonly changelogPage: string | null;
  readonly hasScenarios: boolean;
  readonly hasTypes?: boolean;
}

/** The settings that say which references a site has. */
type Settings = Pick<Identity, 'contract' | 'overlays' | 'changelog' | 'routeBasePath' | 'otherReferences'> &
  Partial<Pick<Identity, 'hasScenarios' | 'hasTypes'>>;

/** Returns the references of a site, the main one first. */
export function listReferences(identity: Settings): readonly [SiteReference, ...SiteReference[]] {
  return [
    toReference({ ...identity, id: mainReference }),
    ...(identity.otherReferences ?? []).map((other) => ({ ...toReference(other), label: other.label })),
  ];
}

function toReference({
  id,
  contract,
  overlays,
  routeBasePath,
  changelog,
  hasScenarios = false,
  hasTypes,
}: Settings & Pick<OtherReference, 'id'>): SiteReference {
  return {
    id,
    contract,
    ...(overlays !== undefined && { overlays }),
    basePath: toBasePath(routeBasePath),
    changelogPage: changelog?.page ?? null,
    hasScenarios,
    ...(hasTypes !== undefined && { hasTypes }),
  };
}
