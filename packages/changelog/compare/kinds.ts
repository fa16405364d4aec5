import type { Category, ChangeKind, Direction, Severity } from '../types.ts';

interface KindRule {
  readonly category: Category;
  /** For data that the integrator sends. */
  readonly sent: Severity;
  /** For data that the integrator receives. */
  readonly received: Severity;
}

function always(category: Category, severity: Severity): KindRule {
  return { category, sent: severity, received: severity };
}

/** The effect of each kind of change on a client that was not adapted. */
const rules: Readonly<Record<ChangeKind, KindRule>> = {
  'operation-added': always('added', 'compatible'),
  'operation-removed': always('removed', 'breaking'),
  deprecated: always('deprecated', 'notable'),
  undeprecated: always('modified', 'compatible'),
  'access-tightened': always('modified', 'breaking'),
  'access-relaxed': always('modified', 'compatible'),
  'optional-added': always('added', 'compatible'),
  'required-added': { category: 'added', sent: 'breaking', received: 'compatible' },
  removed: always('removed', 'breaking'),
  // A client that receives it had to tolerate that it is missing.
  'optional-removed': always('removed', 'notable'),
  renamed: always('modified', 'compatible'),
  'made-required': { category: 'modified', sent: 'breaking', received: 'compatible' },
  'made-optional': { category: 'modified', sent: 'compatible', received: 'breaking' },
  'made-read-only': { category: 'modified', sent: 'breaking', received: 'compatible' },
  'made-write-only': { category: 'modified', sent: 'compatible', received: 'breaking' },
  'made-read-write': always('modified', 'compatible'),
  'type-narrowed': { category: 'modified', sent: 'breaking', received: 'compatible' },
  'type-widened': { category: 'modified', sent: 'compatible', received: 'breaking' },
  'type-changed': always('modified', 'breaking'),
  'bound-tightened': { category: 'modified', sent: 'breaking', received: 'compatible' },
  'bound-widened': { category: 'modified', sent: 'compatible', received: 'notable' },
  'value-added': { category: 'added', sent: 'compatible', received: 'notable' },
  'value-removed': { category: 'removed', sent: 'breaking', received: 'compatible' },
  'values-replaced': always('modified', 'breaking'),
  'variant-added': { category: 'added', sent: 'compatible', received: 'breaking' },
  'variant-removed': { category: 'removed', sent: 'breaking', received: 'compatible' },
  'rule-added': { category: 'modified', sent: 'breaking', received: 'compatible' },
  'rule-removed': { category: 'modified', sent: 'compatible', received: 'notable' },
  'rule-tightened': { category: 'modified', sent: 'breaking', received: 'compatible' },
  'rule-relaxed': { category: 'modified', sent: 'compatible', received: 'notable' },
  'rule-changed': { category: 'modified', sent: 'breaking', received: 'notable' },
  'default-changed': { category: 'modified', sent: 'notable', received: 'compatible' },
  'detail-changed': always('modified', 'compatible'),
  'status-added': { category: 'added', sent: 'compatible', received: 'notable' },
  'status-removed': always('removed', 'breaking'),
  // What a client expects, but no longer happens, does no harm.
  'error-status-removed': { category: 'removed', sent: 'breaking', received: 'compatible' },
  'error-added': always('added', 'compatible'),
  'error-removed': { category: 'removed', sent: 'breaking', received: 'compatible' },
  // A client asks for the media type of a response, as if it sent it.
  'media-type-added': { category: 'added', sent: 'compatible', received: 'notable' },
  'media-type-removed': { category: 'removed', sent: 'breaking', received: 'compatible' },
  'link-added': always('added', 'compatible'),
  'link-removed': always('removed', 'notable'),
  'link-changed': always('modified', 'notable'),
  'server-added': always('added', 'compatible'),
  'server-removed': always('removed', 'breaking'),
  'scope-added': always('added', 'compatible'),
  'scope-removed': always('removed', 'notable'),
};

/** Returns the category of a change, unless an entry marks it as fixed. */
export function categoryOf(kind: ChangeKind): Category {
  return rules[kind].category;
}

/** Returns the severity of a change: for data in both directions, the worse one. */
export function severityOf(kind: ChangeKind, direction: Direction): Severity {
  const { sent, received } = rules[kind];
  return direction === 'both' ? worse(sent, received) : direction === 'sent' ? sent : received;
}

const order: readonly Severity[] = ['compatible', 'notable', 'breaking'];

/** Returns the worse of two severities. */
export function worse(one: Severity, other: Severity): Severity {
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}
