import { parseYaml } from '@redocly/openapi-core';
import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { toObject } from '@reliure/openapi';
import { toScenario } from './scenario.ts';
import { scenarioNodes, scenarioSummaryNodes, scenarioTableNodes } from './scenarioNodes.ts';
import { doorOperations, doorScenario } from './testing/door.ts';

const scenario = toScenario(toObject(parseYaml(doorScenario)), doorOperations);

/** Returns the text of each block. */
const lines = (nodes: readonly RootContent[]) => nodes.map((node) => toString(node).replaceAll('\u00a0', '~'));

/** Returns the URLs of the links in a block. */
function targets(node: Nodes): readonly string[] {
  const own = node.type === 'link' ? [node.url] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(targets)] : own;
}

describe('scenarioNodes', () => {
  const nodes = scenarioNodes(scenario);

  it('shows the request, the values, the response and the branches of each step', () => {
    expect(lines(nodes).slice(6)).toEqual([
      'Étape~1~: Read a door {#etape-1}',
      'Look at it.',
      'Opération~: Read a door.',
      'curl -i "$BASE/doors/$DOOR_ID" \\\n  -H "Authorization: Bearer $API_TOKEN"',
      'Données~: token, doorId, à connaître d’avance.',
      'Réponse attendue~: 200, avec id égal à {doorId}.',
      'À garder~: etag, lu dans l’en-tête ETag, pour l’étape~2.',
      'Étape~2~: Open a door {#etape-2}',
      'Turn the handle.',
      'Opération~: Open a door.',
      [
        'curl -i -X PUT "$BASE/doors/$DOOR_ID" \\',
        '  -H "Authorization: Bearer $API_TOKEN" \\',
        '  -H "If-Match: $ETAG" \\',
        "  -H 'Content-Type: application/json' \\",
        '  -d @- <<JSON',
        '{\n  "wide": true,\n  "by": "$DOOR_ID"\n}',
        'JSON',
      ].join('\n'),
      'Données~: token, doorId, à connaître d’avance\u202f; etag, de l’étape~1.',
      'Réponse attendue~: 200, avec state égal à open.',
      'Si la réponse est autre~:',
      '409 locked~: The door is locked. Refaire l’étape~1, puis celle-ci, 2~fois au plus.Unlock it.',
    ]);
  });

  it('links values in both directions, steps to their operations, and responses to their descriptions', () => {
    expect(
      nodes
        .slice(6)
        .map(targets)
        .filter((urls) => urls.length > 0),
    ).toEqual([
      ['reference:/read-a-door'],
      ['#donnees'],
      ['reference:/read-a-door#reponse-200'],
      ['#etape-2'],
      ['reference:/open-a-door'],
      ['#donnees', '#etape-1'],
      ['reference:/open-a-door#reponse-200'],
      ['reference:/open-a-door#reponse-409', 'reference:/erreurs/locked', '#etape-1'],
    ]);
  });

  it('starts with the inputs, including the scopes of a token', () => {
    const [download, , inputs, values] = nodes;
    expect(download === undefined ? [] : targets(download)).toEqual([
      'pathname:///scenarios/open-a-door.arazzo.yaml',
      'pathname:///scenarios/open-a-door.http',
    ]);
    expect(toString(inputs)).toContain('An access token. Portées\u00a0: doors:read, doors:write.');
    expect(toString(inputs)).toContain('doorIdThe door.door-11 et 2');
    expect(toString(values)).toBe("DOOR_ID='door-1'");
  });

  it('shows which steps lead to a step off the happy path', () => {
    const text = doorScenario.replace(
      '        outputs:\n          etag',
      '        onSuccess: [{ name: on, type: goto, stepId: last }]\n        onFailure: [{ name: no, type: goto, stepId: open, criteria: [{ condition: $statusCode == 404 }] }]\n        outputs:\n          etag',
    );
    const last = '      - { stepId: last, description: Look again., operationId: readDoor }\n';
    const texts = lines(scenarioNodes(toScenario(toObject(parseYaml(text + last)), doorOperations)));
    expect(texts).toContain('Ensuite~: passer à l’étape~3.');
    expect(texts).toContain('Seulement si l’étape~1 y a conduit.');
  });
});

describe('scenarioSummaryNodes', () => {
  it('lists the steps and links to the page', () => {
    const nodes = scenarioSummaryNodes(scenario);
    expect(lines(nodes)[0]).toBe('Read a door~: GET /doors/{doorId}Open a door~: PUT /doors/{doorId}');
    expect(nodes.flatMap(targets)).toEqual([
      'reference:/read-a-door',
      'reference:/open-a-door',
      '/docs/scenarios/open-a-door',
    ]);
  });
});

describe('scenarioTableNodes', () => {
  it('links to each scenario', () => {
    const nodes = scenarioTableNodes([scenario]);
    expect(lines(nodes)).toEqual(['ScénarioObjetÉtapesOpen a doorRead it, then open it.2']);
    expect(nodes.flatMap(targets)).toEqual(['/docs/scenarios/open-a-door']);
  });
});
