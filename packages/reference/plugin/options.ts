import { z } from 'zod';
import { defaultBasePath, mainReference } from '@reliure/richtext';

/** The options of the API reference plugin: their types, their validation and their documentation. */
export const referenceOptions = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'it has other characters than lower-case letters, digits and hyphens')
    .default(mainReference)
    .describe('Name of the reference in a site that has several. The main one has none'),
  label: z
    .string()
    .exactOptional()
    .describe('Name of the reference beside others, such as in lists of files; by default the contract’s title'),
  contract: z
    .string()
    .min(1, 'it is empty')
    .describe(
      'Root file of an OpenAPI 3.0, 3.1 or 3.2 contract, absolute or relative to the site, such as "contract/openapi.yaml"',
    ),
  overlays: z
    .array(z.string())
    .readonly()
    .default([])
    .describe(
      'OpenAPI Overlay documents in the contract’s folder, which are applied to its root file before it is read, in this order',
    ),
  routeBasePath: z
    .string()
    .regex(/^\/?[\w.~-]+(?:\/[\w.~-]+)*\/?$/, 'it is not a path below the site’s root')
    .default(defaultBasePath.slice(1))
    .describe('Path of the landing page from the site’s root, such as "reference". The other pages are below it'),
  changelogPage: z
    .string()
    .startsWith('/', 'it does not start with a slash')
    .nullable()
    .default(null)
    .describe(
      'Path of the changelog’s page, from the site’s root. The feeds are next to it. With null, no releases are read',
    ),
  hasScenarios: z.boolean().default(false).describe('Whether the scenarios next to the contract are read'),
  hasTypes: z
    .boolean()
    .default(false)
    .describe(
      'Whether the downloads include the contract’s types in TypeScript, which `@reliure/exports` writes with the package `openapi-typescript`. That package must be installed',
    ),
  isCached: z
    .boolean()
    .default(false)
    .describe(
      'Whether the result is cached for the next build. To detect changes, the plugin then reads the contract’s whole folder, so it should contain little besides the contract',
    ),
});

/** Options of the API reference plugin, with the defaults. */
export type ApiReferenceOptions = z.output<typeof referenceOptions>;

/** Options of the API reference plugin as they are written in the configuration of a site. */
export type Options = z.input<typeof referenceOptions>;
