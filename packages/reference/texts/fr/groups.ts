/** Groups of operations, in French. */
export const groups = {
  /** The group of operations that have neither a tag nor a path in common with others. */
  otherOperations: 'Autres opérations',
  /** The kinds of tags that label operations. @see https://spec.openapis.org/registry/tag-kind/ */
  kinds: { audience: 'Public', badge: 'Mention' },
  /** The section of the groups that no tag group contains. */
  otherGroups: 'Autres groupes',
};
