import type { Lifecycle, Transition } from '../../model';

/**
 * Builds a life cycle for tests: `a>b` is a transition, `>a` creates, `a,b>c,d` has several ends. States in capitals
 * are final.
 */
export function lifecycle(states: string, ...ways: readonly string[]): Lifecycle {
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
    transitions: ways.map((way): Transition => {
      const [from = '', to = ''] = way.split('>');
      const codes = (text: string) => text.split(',').filter((code) => code !== '');
      const operation = { slug: `passer-${codes(way.replace('>', ',')).join('-')}`, title: way };
      return { title: `Passer ${way}`, from: codes(from), to: codes(to), condition: [], operation };
    }),
  };
}
