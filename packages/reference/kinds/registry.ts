import { access } from './access/kind.ts';
import { comparison } from './comparison/kind.ts';
import { errors } from './errors/kind.ts';
import { formerAddresses } from './former/kind.ts';
import { introduction } from './introduction/kind.ts';
import { knownIssues } from './knownIssue/kind.ts';
import { landing } from './landing/kind.ts';
import { lifecycles } from './lifecycle/kind.ts';
import { lists } from './list/kind.ts';
import { mappings } from './mapping/kind.ts';
import { operations } from './operation/kind.ts';
import { schemas } from './schema/kind.ts';
import { webhooks } from './webhook/kind.ts';
import { withdrawals } from './withdrawal/kind.ts';

/**
 * All page kinds, in the order of the sidebar, the search and the files for machines. There is no other list of them.
 */
export const kinds = {
  landing,
  introduction,
  operations,
  schemas,
  lists,
  lifecycles,
  mappings,
  errors,
  access,
  knownIssues,
  withdrawals,
  comparison,
  webhooks,
  formerAddresses,
} as const;
