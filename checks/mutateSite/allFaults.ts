import type { Fault } from './fault';
import { calls } from './faults/calls';
import { constants } from './faults/constants';
import { errors } from './faults/errors';
import { pageBehaviour } from './faults/pageBehaviour';
import { screens } from './faults/screens';
import { search } from './faults/search';
import { states } from './faults/states';

/** All faults, in the order of the sections of the specification. */
export const allFaults: readonly Fault[] = [
  ...screens,
  ...pageBehaviour,
  ...search,
  ...states,
  ...calls,
  ...errors,
  ...constants,
];
