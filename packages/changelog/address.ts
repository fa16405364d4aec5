import type { Owner, OwnerPart, ContractLocation } from './types.ts';

/**
 * Returns the address of a location of the contract, as it is written in the entries of the changelog and in messages.
 *
 * @example
 * 'GET /v1/visites query.limite', 'POST /v1/visites body.motif', 'GET /v1/visites 200.donnees[].id'
 * 'Visite.lieu.etage', 'CodeMotif = AUTRE', 'POST /v1/visites 409 = visite-validee', 'parameters/Limite'
 * 'parameters/Limite query.limite' // if a shared parameter got another name
 * 'servers = https://api.exemple.fr'
 */
export function toContractAddress({ owner, part, field, value }: ContractLocation): string {
  const head = [toOwnerName(owner), ...(part === undefined ? [] : [toPartName(part)])].join(' ');
  const path = field.reduce((text, step) => (step === '[]' || step === '{}' ? text + step : `${text}.${step}`), '');
  return head + path + (value === undefined ? '' : ` = ${value}`);
}

/** Returns the first part of an address. A component that is not a schema has its section before its name. */
export function toOwnerName(owner: Owner): string {
  switch (owner.kind) {
    case 'contract':
      return 'servers';
    case 'operation':
      return `${owner.method} ${owner.path}`;
    case 'component':
      return owner.section === 'schemas' ? owner.name : `${owner.section}/${owner.name}`;
  }
}

function toPartName(part: OwnerPart): string {
  switch (part.kind) {
    case 'parameter':
      return `${part.location}.${part.name}`;
    case 'body':
      return 'body';
    case 'response':
      return part.status;
    case 'header':
      return `${part.status === undefined ? '' : `${part.status} `}header.${part.name}`;
  }
}

/** Whether an address is that of a whole operation: `GET /v1/visites`. */
export function isOperationAddress(address: string): boolean {
  return /^[A-Z]+ \S+$/.test(address);
}
