import { describe, expect, it } from 'vitest';
import { toErrorNames } from './pastedError.ts';

describe('toErrorNames', () => {
  it.each([
    [
      'a response body',
      '{ "type" : "https://docs.example/erreurs/grille-perimee", "status": 409 }',
      ['grille-perimee'],
    ],
    ['a body that is cut', '"type":"https://docs.example/erreurs/double/","title":"Dou', ['double']],
    ['a type URL', ' https://docs.example/api/erreurs#double ', ['double']],
    ['a relative type', '{"type":"/erreurs/double"}', ['double']],
    [
      'a body without a type',
      '{"status":409,"code":"double","erreurs":[{"code":"incoherent"}]}',
      ['double', 'incoherent'],
    ],
    ['a status and a code', '409 visite-validee', ['visite-validee']],
    ['a constant', 'throw VISITE_VALIDEE;', ['VISITE_VALIDEE']],
    [
      'a line of a stack',
      'HttpError: 409 grille-perimee: Une grille plus récente at save (/srv/app-web/index.js:12)',
      ['grille-perimee'],
    ],
    ['a log with a URL', 'type=https://docs.example/erreurs/double status=409', ['double']],
    ['words', 'type de visite', []],
    ['another body', '{"id": 1}', []],
    ['a path', '/v1/visites-futures', []],
  ])('reads %s', (_name, text, names) => expect(toErrorNames(text)).toEqual(names));
});
