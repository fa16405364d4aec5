/** Returns the path of a scenario’s page, or that of the overview. */
export function scenarioPath(name = 'overview'): string {
  return `/docs/scenarios/${name}`;
}

/** Returns the path of a scenario’s Arazzo document. */
export function scenarioFilePath(name: string): string {
  return `/scenarios/${name}.arazzo.yaml`;
}

/** Returns the path of the file with a scenario’s calls, for the HTTP clients of editors. */
export function scenarioCallsPath(name: string): string {
  return `/scenarios/${name}.http`;
}
