import type { Texts } from '../fr/index.ts';
import { access } from './kinds/access.ts';
import { anchors, slugs } from './addresses.ts';
import { catalogues } from './catalogues.ts';
import { comparison } from './kinds/comparison.ts';
import { errors } from './kinds/errors.ts';
import { exchange } from './exchange.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { groups } from './groups.ts';
import { guides } from './guides.ts';
import { introduction } from './kinds/introduction.ts';
import { knownIssue } from './kinds/knownIssue.ts';
import { landing } from './kinds/landing.ts';
import { lifecycle } from './kinds/lifecycle.ts';
import { links } from './links.ts';
import { list } from './kinds/list.ts';
import { mapping } from './kinds/mapping.ts';
import { operation } from './kinds/operation.ts';
import { schema } from './kinds/schema.ts';
import { security } from './security.ts';
import { statuses } from './statuses.ts';
import { webhook } from './kinds/webhook.ts';
import { withdrawal } from './kinds/withdrawal.ts';

/** The texts of the reference in English. */
export const en: Texts = {
  access,
  anchors,
  catalogues,
  comparison,
  errors,
  exchange,
  fields,
  files,
  groups,
  guides,
  introduction,
  knownIssue,
  landing,
  lifecycle,
  links,
  list,
  mapping,
  operation,
  schema,
  security,
  slugs,
  statuses,
  webhook,
  withdrawal,
};
