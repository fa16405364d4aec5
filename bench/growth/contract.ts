type Json = Readonly<Record<string, unknown>>;

/** Operations of one resource: a resource has the same five. */
const perResource = 5;

/** Resources of one tag. */
const perTag = 6;

/** Schemas that lead to one another in a ring. */
const ringSize = 100;

/** Objects inside one another. */
const nesting = 12;

interface Shape {
  readonly operations: number;
  readonly version: '3.0.3' | '3.1.0';
}

/**
 * A contract in English that nobody wrote for this site: no examples, no extensions, no French; a ring of a hundred
 * schemas, objects twelve levels deep, forms, files, callbacks, and webhooks where the version has them.
 *
 * @returns A valid document of OpenAPI; each operation has its own words, as real ones do.
 */
export function buildContract({ operations, version }: Shape): Json {
  const resources = Array.from({ length: Math.ceil(operations / perResource) }, (_, index) => index);
  const paths = resources.flatMap((index) => toPaths(index, version));
  return {
    openapi: version,
    info: { title: 'Warehouse', version: '4.2.0', description: 'Everything a warehouse **moves**, by `HTTP`.' },
    servers: [{ url: 'https://api.warehouse.example/v4' }],
    security: [{ token: [] }],
    tags: resources
      .filter((index) => index % perTag === 0)
      .map((index) => ({ name: toTag(index), description: `Shelf ${index / perTag} and what stands on it.` })),
    paths: Object.fromEntries(paths),
    ...(version === '3.1.0' && { webhooks: { stockMoved: { post: toEvent('Stock moved') } } }),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...Object.fromEntries(resources.map((index) => [toName(index), toResource(index, version)])),
        ...toRing(version),
        Deep: toNested(1),
        Error: {
          type: 'object',
          required: ['code'],
          properties: { code: { type: 'string' }, message: nullable('string', version) },
        },
      },
    },
  };
}

function toName(index: number): string {
  return `Resource${index}`;
}

function toTag(index: number): string {
  return `Shelf ${Math.floor(index / perTag)}`;
}

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

function nullable(type: string, version: Shape['version']): Json {
  return version === '3.1.0' ? { type: [type, 'null'] } : { type, nullable: true };
}

/** The collection and one of its members. */
function toPaths(index: number, version: Shape['version']): readonly (readonly [string, Json])[] {
  const name = toName(index);
  const tags = [toTag(index)];
  const known = { 200: toAnswer(`The ${name}.`, ref(name)), 404: toAnswer('Not found.', ref('Error')) };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
  const page = { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } };
  const list = toAnswer('A page of them.', { type: 'array', items: ref(name) });
  const isUpload = index % 10 === 3;
  return [
    [
      `/resources-${index}`,
      {
        get: {
          tags,
          operationId: `list${name}`,
          summary: `List ${name}`,
          parameters: [page],
          responses: { 200: list },
        },
        post: {
          tags,
          operationId: `create${name}`,
          summary: `Create ${name}`,
          description: `Adds one more of ${name} to shelf ${index}.\n\nFails when the shelf is full.`,
          requestBody: { required: true, content: toBody(index, isUpload) },
          responses: { 201: toAnswer('Created.', ref(name)), 409: toAnswer('Full.', ref('Error')) },
          ...(index % 20 === 5 && {
            callbacks: { moved: { '{$request.body#/url}': { post: toEvent(`${name} moved`) } } },
          }),
        },
      },
    ],
    [
      `/resources-${index}/{id}`,
      {
        parameters: [id],
        get: { tags, operationId: `get${name}`, summary: `Get ${name}`, responses: known },
        put: {
          tags,
          operationId: `replace${name}`,
          summary: `Replace ${name}`,
          requestBody: { required: true, content: { 'application/json': { schema: toUpdate(index, version) } } },
          responses: known,
        },
        delete: {
          tags,
          operationId: `delete${name}`,
          summary: `Delete ${name}`,
          deprecated: index % 7 === 6,
          responses: { 204: { description: 'Gone.' } },
        },
      },
    ],
  ];
}

function toAnswer(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } };
}

function toEvent(summary: string): Json {
  return {
    summary,
    requestBody: { content: { 'application/json': { schema: ref('Ring0') } } },
    responses: { 204: { description: 'Seen.' } },
  };
}

function toBody(index: number, isUpload: boolean): Json {
  const schema = ref(toName(index));
  if (!isUpload) return { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } };
  const properties = { file: { type: 'string', format: 'binary' }, about: schema };
  return { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties } } };
}

function toUpdate(index: number, version: Shape['version']): Json {
  return {
    allOf: [ref(toName(index)), { type: 'object', properties: { reason: nullable('string', version) } }],
  };
}

/** Own members, one that leads into the ring, one that is deep, and the next resource. */
function toResource(index: number, version: Shape['version']): Json {
  const measure = (name: string): readonly [string, Json] => [
    `${name}${index}`,
    { type: 'number', minimum: 0, maximum: 100 + index, description: `The ${name} of item ${index}, in units.` },
  ];
  return {
    type: 'object',
    required: ['id', `width${index}`],
    properties: {
      id: { type: 'string', format: 'uuid', readOnly: true },
      ...Object.fromEntries(['width', 'height', 'weight'].map(measure)),
      [`colour${index}`]: { type: 'string', enum: ['red', 'green', `blue-${index}`] },
      note: nullable('string', version),
      createdAt: { type: 'string', format: 'date-time', readOnly: true },
      ...(index % 4 === 0 && { ring: ref(`Ring${index % ringSize}`) }),
      ...(index % 8 === 1 && { deep: ref('Deep') }),
    },
  };
}

function toRing(version: Shape['version']): Json {
  const names = Array.from({ length: ringSize }, (_, index) => index);
  return Object.fromEntries(
    names.map((index) => [
      `Ring${index}`,
      {
        type: 'object',
        properties: {
          label: nullable('string', version),
          next: ref(`Ring${(index + 1) % ringSize}`),
          others: { type: 'array', items: ref(`Ring${(index + 7) % ringSize}`) },
        },
      },
    ]),
  );
}

function toNested(level: number): Json {
  const below = level === nesting ? { type: 'integer' } : toNested(level + 1);
  return {
    type: 'object',
    required: [`level${level}`],
    properties: { [`level${level}`]: below, [`tag${level}`]: { type: 'string' } },
  };
}
