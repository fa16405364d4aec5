import { beforeEach } from 'vitest';
import { setLanguage } from '../language.ts';

// Most expected texts are French. Tests of other languages choose theirs.
setLanguage('fr');
beforeEach(() => {
  setLanguage('fr');
});
