const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const page = { name: 'page', in: 'query', description: 'Position of the page.', schema: { type: 'string' } };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
const words = 'date street patient nurse duration note room device level owner'.split(' ');

/** Returns the id of the operation whose page is measured, which is its address on all sites too. */
export function middleOperation(operations: number): string {
  return `create-a-visite-${Math.floor(operations / 10)}`;
}

/** Returns a contract of resources with five operations and a schema of a dozen fields each, without examples. */
export function makeContract(operations: number): object {
  const resources = Array.from({ length: operations / 5 }, (_, index) => index);
  return {
    openapi: '3.0.3',
    info: { title: `API with ${operations} operations`, version: '1.0.0' },
    servers: [{ url: 'https://api.visites.example/v1' }],
    security: [{ token: [] }],
    tags: resources.filter((index) => index % 4 === 0).map((index) => ({ name: toTag(index) })),
    paths: Object.fromEntries(resources.flatMap(toPaths)),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Problem: { type: 'object', properties: { title: { type: 'string' }, status: { type: 'integer' } } },
        ...Object.fromEntries(resources.map((index) => [`Visite${index}`, toSchema(index)])),
      },
    },
  };
}

function toTag(resource: number): string {
  return `Family ${Math.floor(resource / 4)}`;
}

function toPaths(resource: number): readonly (readonly [path: string, item: object])[] {
  const schema = ref(`Visite${resource}`);
  const sent = { requestBody: { required: true, ...json(schema) } };
  const operation = (verb: string, more: object, answer: object) => ({
    operationId: `${verb}-a-visite-${resource}`,
    summary: `${verb} a visite ${resource}`,
    description: `Needs the right of the ${words[resource % words.length]}, and answers within a second.`,
    tags: [toTag(resource)],
    ...more,
    responses: { 200: { description: 'Done.', ...answer }, 400: { description: 'Wrong.', ...json(ref('Problem')) } },
  });
  const list = operation('list', { parameters: [page] }, json({ type: 'array', items: schema }));
  const create = operation('create', sent, json(schema));
  const get = operation('get', {}, json(schema));
  const put = operation('replace', sent, json(schema));
  return [
    [`/visites${resource}`, { get: list, post: create }],
    [`/visites${resource}/{id}`, { parameters: [id], get, put, delete: operation('delete', {}, {}) }],
  ];
}

function toSchema(resource: number): object {
  const toType = (index: number) => (index % 2 === 0 ? { type: 'string' } : { type: 'integer', minimum: 1 });
  const toField = (word: string, index: number) => ({ description: `The ${word} of the visit.`, ...toType(index) });
  const fields = words.map((word, index) => [word, toField(word, index)] as const);
  return {
    type: 'object',
    required: ['id'],
    properties: {
      ...{ id: { type: 'string', format: 'uuid', readOnly: true }, ...Object.fromEntries(fields) },
      state: { type: 'string', enum: ['planned', 'running', 'done'] },
      next: { type: 'array', items: ref(`Visite${resource % 4 === 3 ? resource - 3 : resource + 1}`) },
    },
  };
}
