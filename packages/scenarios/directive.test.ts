import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { toObject } from '@reliure/openapi';
import { resolveScenarioDirective } from './directive.ts';
import { toScenario } from './scenario.ts';
import { scenarioNodes, scenarioSummaryNodes, scenarioTableNodes } from './scenarioNodes.ts';
import { doorOperations, doorScenario } from './testing/door.ts';

const scenario = toScenario(toObject(parseYaml(doorScenario)), doorOperations);

describe('resolveScenarioDirective', () => {
  it('returns a whole scenario, its summary, or the table of all scenarios', () => {
    const name = scenario.name;
    expect(resolveScenarioDirective('scenario', { nom: name }, [scenario])).toEqual(scenarioNodes(scenario));
    expect(resolveScenarioDirective('scenario', { nom: name, vue: 'resume' }, [scenario])).toEqual(
      scenarioSummaryNodes(scenario),
    );
    expect(resolveScenarioDirective('scenarios', {}, [scenario])).toEqual(scenarioTableNodes([scenario]));
  });

  it.each([
    [{ nom: 'close-a-door' }, 'There is no scenario "close-a-door".', 'Choose one of: open-a-door.'],
    [{}, 'There is no scenario "".', 'Choose one of: open-a-door.'],
    [{ nom: 'open-a-door', vue: 'court' }, 'There is no view "court".', 'Choose one of: detail, resume.'],
  ])('reports the problem with %j', (attributes, message, remedy) => {
    expect(resolveScenarioDirective('scenario', attributes, [scenario])).toEqual({ message, remedy });
  });

  it('reports that there are no scenarios', () => {
    expect(resolveScenarioDirective('scenarios', {}, [])).toMatchObject({
      message: 'There are no scenarios.',
    });
  });
});
