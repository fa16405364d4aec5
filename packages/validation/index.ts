export { createValidator, readValue } from './createValidator.ts';
export type { Reading, Validator } from './createValidator.ts';
export { isValid } from './engine/apply.ts';
export { omittedBy } from './engine/children.ts';
export type { Check, Sender } from './engine/outcome.ts';
export { operationContractUrl, toOperationContract } from './operationContract.ts';
export type { OperationContract } from './operationContract.ts';
export type { Violation } from './wording/toViolations.ts';
