export { fromPasted } from './fromPasted.ts';
export { toHar } from './toHar.ts';
export { toHttpText } from './toHttpText.ts';
