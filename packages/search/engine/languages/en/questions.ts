const beginning = /^(?:how|why|what|who|whose|which|when|where|can|could|do|does|did|is|are|must|should)\b/i;

/** Whether a query asks something: “why…”, “how many…”, “who may…”, or anything with a question mark. */
export function isQuestion(query: string): boolean {
  return query.includes('?') || beginning.test(query.trim());
}
