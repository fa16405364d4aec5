import { beforeEach } from 'vitest';
import { setLanguage } from '@reliure/language';

// Most expected texts are French. Tests of other languages choose theirs.
setLanguage('fr');
beforeEach(() => {
  setLanguage('fr');
});
