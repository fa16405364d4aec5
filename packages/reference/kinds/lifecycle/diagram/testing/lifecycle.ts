import type { Lifecycle, Transition } from '../../model.ts';

/**
 * Builds a life cycle for tests: `a>b` is a transition, `>a` creates, `a,b>c,d` has several ends. States in capitals
 * are final.
 */
export function lifecycle(states: string, ...transitions: readonly string[]): Lifecycle {
  return {
    name: 'porte',
    slug: 'etats/porte',
    title: 'Porte',
    description: [],
    states: states.split(',').map((code) => ({
      code,
      title: code,
      description: [],
      isFinal: code === code.toUpperCase(),
    })),
    transitions: transitions.map((transition): Transition => {
      const [from = '', to = ''] = transition.split('>');
      const codes = (text: string) => text.split(',').filter((code) => code !== '');
      const operation = { slug: `passer-${codes(transition.replace('>', ',')).join('-')}`, title: transition };
      return { title: `Passer ${transition}`, from: codes(from), to: codes(to), condition: [], operation };
    }),
  };
}
