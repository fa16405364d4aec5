/** Address of the page that tells a scenario; the list’s without a name. */
export function scenarioPath(name = 'overview'): string {
  return `/docs/scenarios/${name}`;
}

/** Address of a scenario’s Arazzo document. */
export function scenarioFilePath(name: string): string {
  return `/scenarios/${name}.arazzo.yaml`;
}
