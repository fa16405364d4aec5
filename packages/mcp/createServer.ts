import { McpServer, ResourceTemplate, type CallToolResult, type GetPromptResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { downloadPaths } from '@reliure/reference';
import { indexPath } from '@reliure/richtext';
import { sampleLanguages } from '@reliure/samples';
import type { SiteFiles } from './site/openSite.ts';
import type { DocumentedApi } from './site/readApis.ts';
import { texts } from './texts.ts';
import { validateBody, writeCall } from './tools/calls.ts';
import { compareReleases } from './tools/compareReleases.ts';
import { findApi, readError, readOperation, readPage, readScenario, readSchema } from './tools/lookup.ts';
import { toPiece } from './tools/pieces.ts';
import type { SearchDocs } from './tools/searchDocs.ts';

/** A built site, as the server answers from it. */
export interface ServedSite {
  readonly files: SiteFiles;
  readonly apis: readonly DocumentedApi[];
  readonly search: SearchDocs;
}

/** Creates a server that answers from a built site. It only reads. */
export function createServer({ files, apis, search }: ServedSite): McpServer {
  const { title } = findApi(apis);
  const server = new McpServer(
    { name: 'reliure', title, version: '0.1.0' },
    { instructions: texts().instructions(title) },
  );
  const words = texts().tools;
  const apiInput = z.string().optional().describe(words.api);
  const offsetInput = z.number().int().min(0).optional().describe(words.offset);
  const operationInput = z.string().describe(words.getOperation.operation);
  const bodyInput = z.unknown().optional().describe(words.writeCall.body);
  const versionInput = z.string().regex(/^\d+(?:\.\d+)*$/);
  const annotations = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    'search_docs',
    {
      ...toInfo(words.searchDocs),
      annotations,
      inputSchema: z.object({
        query: z.string().describe(words.searchDocs.query),
        limit: z.number().int().min(1).max(20).optional().describe(words.searchDocs.limit),
      }),
    },
    ({ query, limit }) => answer(search(query, limit)),
  );
  server.registerTool(
    'read_page',
    {
      ...toInfo(words.readPage),
      annotations,
      inputSchema: z.object({ path: z.string().optional().describe(words.readPage.path), offset: offsetInput }),
    },
    ({ path, offset }) => answer(readPage(files, path), offset),
  );
  server.registerTool(
    'get_operation',
    {
      ...toInfo(words.getOperation),
      annotations,
      inputSchema: z.object({
        operation: operationInput,
        as: z.enum(['markdown', 'openapi']).optional().describe(words.getOperation.as),
        api: apiInput,
        offset: offsetInput,
      }),
    },
    ({ operation, as, api, offset }) => answer(readOperation(files, findApi(apis, api), operation, as), offset),
  );
  server.registerTool(
    'write_call',
    {
      ...toInfo(words.writeCall),
      annotations,
      inputSchema: z.object({
        operation: operationInput,
        language: z.enum(sampleLanguages.map(({ id }) => id)).describe(words.writeCall.language),
        parameters: z.record(z.string(), z.unknown()).optional().describe(words.writeCall.parameters),
        body: bodyInput,
        api: apiInput,
      }),
    },
    ({ operation, language, parameters, body, api }) =>
      answer(writeCall(files, findApi(apis, api), operation, language, { parameters, body })),
  );
  server.registerTool(
    'validate_body',
    {
      ...toInfo(words.validateBody),
      annotations,
      inputSchema: z.object({ operation: operationInput, body: bodyInput, api: apiInput }),
    },
    ({ operation, body, api }) => answer(validateBody(files, findApi(apis, api), operation, body)),
  );
  server.registerTool(
    'get_schema',
    {
      ...toInfo(words.getSchema),
      annotations,
      inputSchema: z.object({
        name: z.string().describe(words.getSchema.name),
        api: apiInput,
        offset: offsetInput,
      }),
    },
    ({ name, api, offset }) => answer(readSchema(files, findApi(apis, api), name), offset),
  );
  server.registerTool(
    'get_error',
    {
      ...toInfo(words.getError),
      annotations,
      inputSchema: z.object({
        code: z.string().optional().describe(words.getError.code),
        api: apiInput,
        offset: offsetInput,
      }),
    },
    ({ code, api, offset }) => answer(readError(files, findApi(apis, api), code), offset),
  );
  server.registerTool(
    'get_scenario',
    {
      ...toInfo(words.getScenario),
      annotations,
      inputSchema: z.object({ name: z.string().optional().describe(words.getScenario.name), offset: offsetInput }),
    },
    ({ name, offset }) => answer(readScenario(files, name), offset),
  );
  server.registerTool(
    'compare_releases',
    {
      ...toInfo(words.compareReleases),
      annotations,
      inputSchema: z.object({
        from: versionInput.describe(words.compareReleases.from),
        to: versionInput.describe(words.compareReleases.to),
        api: apiInput,
        offset: offsetInput,
      }),
    },
    ({ from, to, api, offset }) => answer(compareReleases(files, findApi(apis, api), from, to), offset),
  );
  registerResources(server, files);
  registerPrompts(server);
  return server;
}

interface Info {
  readonly title: string;
  readonly description: string;
}

function toInfo({ title, description }: Info): Info {
  return { title, description };
}

/** Answers with a piece of a text, or with what went wrong. */
async function answer(text: Promise<string>, offset?: number): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: toPiece(await text, offset) }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: (error as Error).message }] };
  }
}

function registerResources(server: McpServer, files: SiteFiles): void {
  const { index, contract } = texts().resources;
  const read = async (uri: URL) => ({ contents: [{ uri: uri.href, text: await readPage(files, uri.pathname) }] });
  const toUri = (path: string) => `docs://site${path}`;
  server.registerResource('index', toUri(indexPath), { title: index, mimeType: 'text/markdown' }, read);
  server.registerResource(
    'contract',
    toUri(downloadPaths.yaml),
    { title: contract, mimeType: 'application/yaml' },
    read,
  );
  server.registerResource(
    'page',
    new ResourceTemplate(toUri('/{+path}'), { list: undefined }),
    { ...toInfo(texts().tools.readPage), mimeType: 'text/markdown' },
    read,
  );
}

function registerPrompts(server: McpServer): void {
  const { integrate, diagnose } = texts().prompts;
  server.registerPrompt(
    'integrate',
    {
      ...toInfo(integrate),
      argsSchema: z.object({
        task: z.string().describe(integrate.task),
        language: z.string().describe(integrate.language),
      }),
    },
    ({ task, language }) => toPrompt(integrate.text(task, language)),
  );
  server.registerPrompt(
    'diagnose',
    { ...toInfo(diagnose), argsSchema: z.object({ response: z.string().describe(diagnose.response) }) },
    ({ response }) => toPrompt(diagnose.text(response)),
  );
}

function toPrompt(text: string): GetPromptResult {
  return { messages: [{ role: 'user', content: { type: 'text', text } }] };
}
