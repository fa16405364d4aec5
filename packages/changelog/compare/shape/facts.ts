import type { Content, Fact, Facts, ObjectName } from './fact.ts';
import { schemaFacts } from './schemaFacts.ts';

const prose: Fact = { how: 'not compared: written for people' };
const illustration: Fact = { how: 'not compared: shows what other keywords say' };
const dialect: Fact = { how: 'not compared: the notations that it selects are unified' };

function fact(content: Content, how: string): Fact {
  return { content, how };
}

const deprecated = fact('value', 'notable in both directions; compatible if it is withdrawn');
const required = fact('value', 'required breaks what is sent, optional what is received');
const style = fact('value', 'another serialization breaks both directions, unless the type has only one');
const reserved = fact('value', 'tighter if it is withdrawn, which breaks what is sent');
const servers = fact('server[]', 'by address: a removed one breaks, a new one is compatible');
const method = fact('operation', 'a removed operation breaks, a new one is compatible');
const byUse = 'compared where it is used, once';
const content = fact(
  'mediaType{}',
  'by media type: a removed one breaks who sends or asks for it, a new one is notable in what the API sends unasked',
);

/** The keywords of a parameter and of a header. */
const parameterFacts: Facts = {
  required,
  deprecated,
  style,
  explode: style,
  schema: fact('schema', 'as a schema; a change from or to `content` is another serialization, which breaks'),
  content,
  allowReserved: reserved,
  allowEmptyValue: reserved,
  description: prose,
  example: illustration,
  examples: illustration,
};

/**
 * The only table of what a shape contains: every keyword of OpenAPI 3.0, 3.1 and 3.2 and of JSON Schema 2020-12, with how it
 * is compared. `kinds.ts` has the severity of each kind of change.
 */
export const facts: Readonly<Record<ObjectName, Facts>> = {
  contract: {
    openapi: { content: 'value', how: 'not compared: the notations of all versions are unified' },
    $self: { how: 'not compared: names the document, not the API' },
    info: { how: 'not compared, except that the shape names the version' },
    servers,
    paths: fact('pathItem*', 'by template: the names of path parameters are free'),
    webhooks: fact('pathItem{}', 'by name, with the directions reversed'),
    components: fact('components', byUse),
    security: fact('value', 'as the access of each operation without its own'),
    tags: prose,
    externalDocs: prose,
    jsonSchemaDialect: dialect,
  },
  components: {
    schemas: fact('schema{}', byUse),
    responses: fact('response{}', byUse),
    parameters: fact('parameter{}', byUse),
    requestBodies: fact('requestBody{}', byUse),
    headers: fact('header{}', byUse),
    securitySchemes: fact('securityScheme{}', byUse),
    links: { how: 'where they are used, in place of a `$ref`' },
    callbacks: fact('pathItem*{}', byUse),
    pathItems: fact('pathItem{}', byUse),
    mediaTypes: { how: 'where they are used, in place of a `$ref`' },
    examples: illustration,
  },
  pathItem: {
    $ref: fact('value', 'resolved'),
    parameters: fact('parameter[]', 'as those of each operation'),
    servers,
    get: method,
    put: method,
    post: method,
    delete: method,
    options: method,
    head: method,
    patch: method,
    trace: method,
    query: method,
    additionalOperations: fact('operation{}', 'each as the operation of its method'),
    summary: prose,
    description: prose,
  },
  operation: {
    operationId: fact('value', 'compatible: a name for generated code, which no request contains'),
    parameters: fact('parameter[]', 'by location and name, headers in any case: as a required or optional field'),
    requestBody: fact('requestBody', 'a required one that is new breaks, and so does a removed one'),
    responses: fact(
      'response*',
      'by status: a removed success breaks, a removed error is compatible, a new status is notable; ranges cover codes',
    ),
    callbacks: fact('pathItem*{}', 'by name and expression, with the directions reversed'),
    deprecated,
    security: fact(
      'value',
      'a client needs one of the alternatives with all its scopes: fewer break, more are compatible',
    ),
    servers,
    summary: fact('value', 'not compared: names the operation once it is removed'),
    'x-slug': fact('value', 'not compared: the address of the page'),
    tags: prose,
    description: prose,
    externalDocs: prose,
  },
  parameter: {
    ...parameterFacts,
    name: fact('value', 'another name is another parameter, except in a path'),
    in: fact('value', 'another location is another parameter'),
  },
  header: parameterFacts,
  requestBody: { required, content, description: prose },
  mediaType: {
    schema: fact('schema', 'as a schema'),
    itemSchema: fact('schema', 'as the items of a list'),
    encoding: fact('encoding{}', 'by property, in forms only'),
    prefixEncoding: fact('encoding[]', 'by position'),
    itemEncoding: fact('encoding', 'as that of every further part'),
    examples: fact('value', 'only error codes: a new or removed one is compatible'),
    example: illustration,
  },
  encoding: {
    contentType: fact('value', 'a removed media type breaks what is sent, a new one is notable in what is received'),
    headers: fact('header{}', 'as the headers of a response, in its own direction'),
    encoding: fact('encoding{}', 'as that of a content, inside the part'),
    prefixEncoding: fact('encoding[]', 'as that of a content, inside the part'),
    itemEncoding: fact('encoding', 'as that of a content, inside the part'),
    style,
    explode: style,
    allowReserved: reserved,
  },
  response: {
    headers: fact('header{}', 'by name in any case: as a field'),
    content,
    links: fact('link{}', 'a removed or changed one is notable, a new one is compatible'),
    summary: prose,
    description: prose,
  },
  link: {
    operationId: fact('value', 'another target is notable'),
    operationRef: fact('value', 'another target is notable'),
    parameters: fact('value', 'other values are notable'),
    requestBody: fact('value', 'another value is notable'),
    server: fact('server', 'another one is notable'),
    description: prose,
  },
  server: {
    url: fact('value', 'another address is another server; the names of variables are free'),
    variables: fact('serverVariable{}', 'by position in the address'),
    name: prose,
    description: prose,
  },
  serverVariable: {
    enum: fact('value', 'a removed value breaks, a new one is compatible'),
    default: fact('value', 'another one is notable'),
    description: prose,
  },
  securityScheme: {
    type: fact('value', 'another one breaks'),
    name: fact('value', 'another one breaks; headers in any case'),
    in: fact('value', 'another one breaks'),
    scheme: fact('value', 'another one breaks; in any case'),
    openIdConnectUrl: fact('value', 'another one breaks'),
    flows: fact('flows', 'a removed one breaks, a new one is compatible'),
    deprecated,
    oauth2MetadataUrl: { how: 'not compared: where clients can read what the flows say' },
    bearerFormat: { how: 'not compared: a hint about what only the API reads' },
    description: prose,
  },
  flows: {
    implicit: fact('flow', byUse),
    password: fact('flow', byUse),
    clientCredentials: fact('flow', byUse),
    authorizationCode: fact('flow', byUse),
    deviceAuthorization: fact('flow', byUse),
  },
  flow: {
    authorizationUrl: fact('value', 'another one breaks'),
    deviceAuthorizationUrl: fact('value', 'another one breaks'),
    tokenUrl: fact('value', 'another one breaks'),
    refreshUrl: fact('value', 'compatible: without it, a client asks for a new token'),
    scopes: fact('value{}', 'a removed one is notable, a new one compatible: operations name those that they need'),
  },
  discriminator: {
    propertyName: fact('value', 'another one breaks what is sent and is notable in what is received'),
    defaultMapping: fact('value', 'another schema is another rule, which breaks what is sent'),
    mapping: fact('value{}', 'by schema: another value for it breaks both directions; as an `enum` if it has several'),
  },
  xml: {
    name: fact('value', 'only for XML: another one breaks both directions'),
    namespace: fact('value', 'only for XML: another one breaks both directions'),
    attribute: fact('value', 'only for XML: another one breaks both directions'),
    wrapped: fact('value', 'only for XML: another one breaks both directions'),
    nodeType: fact('value', 'only for XML: as `attribute` and `wrapped`; another one breaks both directions'),
    prefix: { how: 'not compared: any prefix of a namespace means the same' },
  },
  schema: schemaFacts,
};
