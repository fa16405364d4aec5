import { describe, expect, it } from 'vitest';
import { toProblemTypeName } from './problemType';

describe('toProblemTypeName', () => {
  it.each([
    ['a response body', '{ "type" : "https://docs.example/erreurs/grille-perimee", "status": 409 }', 'grille-perimee'],
    ['a body that is cut', '"type":"https://docs.example/erreurs/double/","title":"Dou', 'double'],
    ['a type URL', ' https://docs.example/api/erreurs#double ', 'double'],
    ['a relative type', '{"type":"/erreurs/double"}', 'double'],
    ['words', 'type de visite', null],
    ['another body', '{"id": 1}', null],
    ['a path', '/v1/visites', null],
    ['a host', 'https://docs.example/', 'docs.example'],
  ])('reads %s', (_name, text, name) => expect(toProblemTypeName(text)).toBe(name));
});
