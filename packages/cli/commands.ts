import type { Command } from './command.ts';

const site = { value: 'folder', about: 'The site’s folder; by default, the working directory' } as const;
const port = (usual: number) => ({
  value: 'number',
  about: `By default, the environment variable PORT, or ${usual}; 0 for a free port`,
});
const reference = {
  value: 'id',
  about: 'The reference whose contract is used, in a site with several; by default, the main one',
} as const;
const built = { value: 'folder', about: 'The built site; by default, the site’s folder build/' } as const;

/** The commands of the program, by name. */
export const commands: Readonly<Record<string, Command>> = {
  new: {
    about: 'Makes a site for an OpenAPI contract, in a new or an empty folder',
    parameters: '[folder]',
    options: {
      contract: { value: 'file', about: 'Root file of the contract; the files that it refers to are copied with it' },
      title: { value: 'title', about: 'Name of the API, such as "Library API"' },
      url: { value: 'origin', about: 'Origin of the published site, such as https://docs.company.com' },
      language: { value: 'en or fr', about: 'Language of the pages and of the interface; by default, en' },
      tagline: { value: 'sentence', about: 'One sentence about the API; by default, the summary of the contract' },
      install: { about: 'Also installs the packages, with the package manager that runs this' },
    },
    load: async () => (await import('./new/newSite.ts')).newSite,
  },
  dev: {
    about: 'Serves the site, and updates it as its files are saved',
    options: { site, port: { value: 'number', about: 'By default, the environment variable PORT, or 3000' } },
    load: async () => (await import('./commands/dev.ts')).dev,
  },
  build: {
    about: 'Builds the site into its folder build/',
    options: {
      site,
      'out-dir': { value: 'folder', about: 'Another folder for the built site' },
      config: { value: 'file', about: 'Another configuration than docusaurus.config.ts' },
      'no-minify': { about: 'Leaves the scripts readable' },
    },
    load: async () => (await import('./commands/build.ts')).build,
  },
  serve: {
    about: 'Serves the built site as a web server would, with its headers',
    options: {
      site,
      port: port(3000),
      folder: built,
      'base-url': { value: 'path', about: 'The base URL with which it was built; by default, that of identity.ts' },
    },
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  check: {
    about: 'Checks the contracts, the guides and all pages, in seconds: each problem with file, line and remedy',
    parameters: '[contract | guides | pages …]',
    options: { site },
    load: async () => (await import('./commands/check.ts')).check,
  },
  mock: {
    about: 'Runs a local server that responds to every operation with the contract’s examples',
    options: { site, port: port(4010), reference },
    load: async () => (await import('./commands/mock.ts')).mock,
  },
  mcp: {
    about: 'Serves a built site to agents, by the Model Context Protocol',
    parameters: '[folder or address]',
    options: {
      port: { value: 'number', about: 'Serves HTTP to this machine; by default, standard input and output' },
    },
    load: async () => (await import('./commands/mcp.ts')).mcp,
  },
  release: {
    about: 'Freezes the contract as a release, for the changelog',
    parameters: '<version> [date]',
    options: { site, reference },
    load: async () => (await import('./commands/release.ts')).release,
  },
  thesaurus: {
    about: 'Writes the words of a thesaurus that the built site lacks, each with words of the site, for its search',
    parameters: '<thesaurus.dat> <thesaurus.yaml>',
    options: {
      site,
      folder: built,
      licence: { value: 'sentence', about: 'Name, holders and licence of the thesaurus, which the file then states' },
    },
    load: async () => (await import('./commands/thesaurus.ts')).thesaurus,
  },
  package: {
    about: 'Prepares the built site for a web server: compressed files, and headers',
    options: {
      site,
      folder: built,
      headers: { value: 'file', about: 'Headers for nginx; by default, nginx-headers.conf in the site’s folder' },
      quality: { value: '1 to 11', about: 'How well Brotli compresses; by default, 11' },
    },
    load: async () => (await import('./commands/package.ts')).packageSite,
  },
};
