const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** Matches any space that a writer may have typed before a punctuation mark. */
const space = `[ ${noBreak}${narrowNoBreak}]`;

/** Matches units, as symbols or as nouns, that follow numbers in these texts. */
const units =
  '(?:ms|min|[hsL%€]|[mc]?m|km|[mk]?g|mL|°C|bar|cmH2O|mmHg|[KM]io|[kM]o|octets|px|' +
  '(?:seconde|minute|heure|jour|semaine|an|litre)s?|mois)';

const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(?<=\p{L})'(?=[\p{L}«])/gu, '’'],
  [
    new RegExp(`(?<=[^\\s|])${space}(?=[;!?](?:\\s|[)\\]*»…\\u0000${noBreak}${narrowNoBreak}]|$))`, 'gu'),
    narrowNoBreak,
  ],
  [new RegExp(`(?<=[^\\s|])${space}(?=:(?:\\s|[${noBreak}${narrowNoBreak}]|$))`, 'gu'), noBreak],
  [new RegExp(`(?<=\\d) (?=${units}(?![\\p{L}\\d’']))`, 'gu'), noBreak],
  [/(?<=\d[ \u00a0]h) (?=\d\d\b)/gu, noBreak],
  [new RegExp(`«${space}?(?=\\S)`, 'gu'), `«${noBreak}`],
  [new RegExp(`(?<=\\S)${space}?»`, 'gu'), `${noBreak}»`],
];

/**
 * Corrects the apostrophes and the non-breaking spaces of a French text.
 *
 * @example toFrenchTypography("l'appareil est « prêt » : oui !") // 'l’appareil est « prêt » : oui !'
 */
export function toFrenchTypography(text: string): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** Matches parts of a line that are not prose: code, link targets, tags, expressions, addresses. */
const code = /``.+?``|`[^`]*`|\]\([^)]*\)|<\/?[a-z][^>]*>|\{[^}]*\}|https?:\/\/\S+/giu;

/** Corrects the typography of a line of Markdown, or of YAML that contains Markdown, except in code. */
export function toFrenchLine(line: string): string {
  const pieces: string[] = [];
  // A placeholder keeps the texts before and after the code apart, and is not part of a word.
  const prose = line.replace(code, (piece) => {
    pieces.push(piece);
    return '\u0000';
  });
  let next = 0;
  return toFrenchTypography(prose).replace(/\u0000/g, () => pieces[next++] ?? '');
}

/** Corrects the typography of a Markdown or YAML file, except in fenced code and MDX code. */
export function toFrenchLines(source: string): string {
  let fence: string | null = null;
  let isMdxCode = false;
  return source
    .split('\n')
    .map((line) => {
      const fenceMarker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
      if (fence !== null) {
        if (fenceMarker?.startsWith(fence) === true) fence = null;
        return line;
      }
      if (fenceMarker !== null) {
        fence = fenceMarker;
        return line;
      }
      if (/^(?:import|export)\s/.test(line)) isMdxCode = !/;\s*$/.test(line);
      else if (isMdxCode) {
        if (/^[}\])]+;?\s*$/.test(line)) isMdxCode = false;
        return line;
      } else return toFrenchLine(line);
      return line;
    })
    .join('\n');
}
