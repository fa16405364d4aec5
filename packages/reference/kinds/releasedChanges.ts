import type { AnnouncedEnd, ChangelogRelease, ReleaseComparison } from '@reliure/changelog';
import type { JsonObject } from '@reliure/openapi';
import type { FormerPage } from '../model/formerPages.ts';
import type { Group } from '../model/groups/groups.ts';

/** The history of a contract, from the releases beside it. Kinds of pages add it to their models. */
export interface ReleasedChanges {
  /** The contract, with its `x-since` annotations. */
  readonly document: JsonObject;
  /** The newest first. */
  readonly releases: readonly ChangelogRelease[];
  /** The differences between any two releases; `null` if there are not two. */
  readonly comparison: ReleaseComparison | null;
  /** The ends that entries of the changelog announce. */
  readonly announced: readonly AnnouncedEnd[];
  /** The pages that only earlier releases had. */
  readonly former: readonly FormerPage[];
  /** The slugs of all pages of the contract. */
  readonly slugs: readonly string[];
  /** Path of the changelog’s page, from the site’s root. */
  readonly page: string;
  /** The groups, each with the operations whose pages belong to it: every operation once. */
  readonly groups: readonly Pick<Group, 'slug' | 'title' | 'operations'>[];
}
