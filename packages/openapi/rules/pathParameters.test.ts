import { describe, expect, it } from 'vitest';
import { templateNames } from './pathParameters.ts';

describe('templateNames', () => {
  it.each([
    ['/visites/{visiteId}/notes/{noteId}', ['visiteId', 'noteId']],
    ['/访问/{标识}', ['标识']],
    ['/a/{user id}.{format}', ['user id', 'format']],
    ['/a/{x*}/{y:z}', ['x*', 'y:z']],
    ['/a/{}', []],
    ['/a', []],
  ])('returns the names in %s', (path, want) => expect(templateNames(path)).toEqual(want));
});
