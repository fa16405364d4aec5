import { access } from './access/kind';
import { comparison } from './comparison/kind';
import { errors } from './errors/kind';
import { introduction } from './introduction/kind';
import { knownIssues } from './knownIssue/kind';
import { landing } from './landing/kind';
import { lifecycles } from './lifecycle/kind';
import { lists } from './list/kind';
import { mappings } from './mapping/kind';
import { operations } from './operation/kind';
import { schemas } from './schema/kind';
import { webhooks } from './webhook/kind';
import { withdrawals } from './withdrawal/kind';

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
} as const;
