import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { dart } from './dart.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { kotlin } from './kotlin.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { swift } from './swift.ts';
import { typescript } from './typescript.ts';
import type { SampleLanguage } from '../types.ts';

/** The languages of the samples, in the order in which the site offers them. */
export const sampleLanguages: readonly SampleLanguage[] = [
  curl,
  javascript,
  typescript,
  python,
  php,
  java,
  csharp,
  go,
  kotlin,
  swift,
  dart,
];
