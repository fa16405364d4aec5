import { member, members, toArray, toText } from '@apidoc/openapi';

/** A known vulnerability of a package that the site is built or tested with, and why it does no harm there. */
export interface AuditException {
  readonly package: string;
  /** Address of the advisory. */
  readonly advisory: string;
  readonly reason: string;
}

/** A known vulnerability of one package, as the registry tells it. */
export interface Finding {
  readonly package: string;
  readonly severity: string;
  readonly advisory: string;
  readonly title: string;
  /** Whether visitors get the package. */
  readonly isShipped: boolean;
}

/** What the findings mean for the check. */
export interface Verdict {
  /** What must be mended, or explained by an exception; what visitors get cannot be explained away. */
  readonly refused: readonly Finding[];
  readonly excused: readonly Finding[];
  /** Exceptions that nothing needs any more. */
  readonly stale: readonly AuditException[];
}

const harmless: ReadonlySet<string> = new Set(['info', 'low']);

/**
 * Judges what `npm audit --json` found, from moderate severity on.
 *
 * @param shipped Names of the packages whose code visitors get.
 * @see https://docs.npmjs.com/cli/commands/npm-audit
 */
export function judgeAudit(
  audit: unknown,
  shipped: ReadonlySet<string>,
  exceptions: readonly AuditException[],
): Verdict {
  const findings = toFindings(audit, shipped);
  const isExcused = (finding: Finding): boolean =>
    !finding.isShipped && exceptions.some((exception) => isAbout(exception, finding));
  return {
    refused: findings.filter((finding) => !isExcused(finding)),
    excused: findings.filter(isExcused),
    stale: exceptions.filter((exception) => !findings.some((finding) => isAbout(exception, finding))),
  };
}

function toFindings(audit: unknown, shipped: ReadonlySet<string>): readonly Finding[] {
  return members(member(audit, 'vulnerabilities')).flatMap(([, entry]) => {
    // A text names a package whose own entry has the advisory.
    const advisories = toArray(member(entry, 'via')).filter((via) => typeof via !== 'string');
    return advisories.flatMap((via): readonly Finding[] => {
      const name = toText(member(via, 'name')) ?? '';
      const severity = toText(member(via, 'severity')) ?? 'unknown';
      if (harmless.has(severity)) return [];
      const advisory = toText(member(via, 'url')) ?? '';
      return [
        { package: name, severity, advisory, title: toText(member(via, 'title')) ?? '', isShipped: shipped.has(name) },
      ];
    });
  });
}

function isAbout(exception: AuditException, finding: Finding): boolean {
  return exception.package === finding.package && exception.advisory === finding.advisory;
}
