import type { Lexicon } from '@apidoc/search';
import type { MeasuredEngine } from '../engines';

/** MiniSearch with this project’s analysis, lexicon and phrases: what its ranking alone is worth. */
export function analysedMiniSearch(lexicon: Lexicon): MeasuredEngine;
