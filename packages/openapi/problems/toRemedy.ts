import { remedies } from './remedies.ts';

/** Returns the remedy for a problem, given the rule that reported it and the message. */
export function toRemedy(rule: string, message: string, suggestions: readonly string[] = []): string {
  for (const remedy of remedies) {
    const match = remedy.rule === rule ? remedy.pattern.exec(message) : null;
    if (match !== null) return remedy.text(match, suggestions);
  }
  return 'Write what the OpenAPI specification requires here.';
}
