import type { ClientModule } from '@docusaurus/types';

/** Says that the page no longer has the target of its fragment. */
const missingTarget: ClientModule = {
  onRouteDidUpdate({ location: { hash } }) {
    if (hash === '') return;
    import('./reportMissingTarget.ts').then(
      ({ reportMissingTarget }) => reportMissingTarget(),
      (error: unknown) => console.warn(error),
    );
  },
};

export default missingTarget;
