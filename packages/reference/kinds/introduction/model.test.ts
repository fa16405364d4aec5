import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { anyLinks } from '@reliure/richtext';
import { toIntroduction } from './model.ts';

const introduction = (document: Readonly<Record<string, unknown>>) =>
  toIntroduction({ document, resolve: createResolve(document), links: anyLinks });
const info = (members: Readonly<Record<string, unknown>>) =>
  introduction({ info: { title: 'T', version: '1', ...members } });

describe('toIntroduction', () => {
  it('reads the required members', () => {
    expect(info({})).toEqual({
      title: 'T',
      version: '1',
      servers: [],
      authentication: [],
      contacts: [],
    });
  });

  it('reads the optional members', () => {
    const page = introduction({
      info: { title: 'T', version: '1', summary: 'S', description: '# D', termsOfService: 'https://a.example/t' },
      servers: [
        {
          url: 'https://{r}.a.example',
          description: 'Prod',
          variables: { r: { default: 'eu', enum: ['eu', 'us'], description: 'Région' } },
        },
      ],
      components: { securitySchemes: { k: { type: 'http', scheme: 'basic', description: '# D' } } },
    });
    expect(page).toMatchInlineSnapshot(`
      {
        "authentication": [
          {
            "description": [
              {
                "children": [
                  {
                    "type": "text",
                    "value": "D",
                  },
                ],
                "data": {
                  "id": "d-2",
                },
                "depth": 1,
                "type": "heading",
              },
            ],
            "flows": [],
            "name": "k",
            "type": "Authentification HTTP basic",
          },
        ],
        "contacts": [],
        "description": [
          {
            "children": [
              {
                "type": "text",
                "value": "D",
              },
            ],
            "data": {
              "id": "d",
            },
            "depth": 1,
            "type": "heading",
          },
        ],
        "servers": [
          {
            "description": [
              {
                "children": [
                  {
                    "type": "text",
                    "value": "Prod",
                  },
                ],
                "type": "paragraph",
              },
            ],
            "url": "https://{r}.a.example",
            "variables": [
              {
                "default": "eu",
                "description": [
                  {
                    "children": [
                      {
                        "type": "text",
                        "value": "Région",
                      },
                    ],
                    "type": "paragraph",
                  },
                ],
                "name": "r",
                "values": [
                  "eu",
                  "us",
                ],
              },
            ],
          },
        ],
        "summary": "S",
        "terms": {
          "url": "https://a.example/t",
        },
        "title": "T",
        "version": "1",
      }
    `);
  });

  it.each([
    [{ name: 'A', url: 'https://a.example' }, [{ name: 'A', url: 'https://a.example' }]],
    [{ name: 'A', email: 'a@b.example' }, [{ name: 'A', url: 'mailto:a@b.example' }]],
    [
      { name: 'A', url: 'https://a.example', email: 'a@b.example' },
      [
        { name: 'A', url: 'https://a.example' },
        { name: 'a@b.example', url: 'mailto:a@b.example' },
      ],
    ],
    [
      { url: 'https://a.example', email: 'a@b.example' },
      [
        { name: 'https://a.example', url: 'https://a.example' },
        { name: 'a@b.example', url: 'mailto:a@b.example' },
      ],
    ],
    [{ email: 'a@b.example' }, [{ name: 'a@b.example', url: 'mailto:a@b.example' }]],
    [{ name: 'A', url: 'javascript:alert(1)' }, [{ name: 'A' }]],
    [{ url: 'javascript:alert(1)', email: 'a@b.example' }, [{ name: 'a@b.example', url: 'mailto:a@b.example' }]],
    [{ name: 'A' }, [{ name: 'A' }]],
    [{}, []],
    [undefined, []],
  ])('reads the contact %j', (contact, want) => expect(info({ contact }).contacts).toEqual(want));

  it.each([
    [
      { name: 'MIT', url: 'https://a.example' },
      { name: 'MIT', url: 'https://a.example' },
    ],
    [
      { name: 'MIT', identifier: 'MIT' },
      { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    ],
    [{ name: 'MIT', url: 'javascript:alert(1)' }, { name: 'MIT' }],
    [{ name: 'MIT' }, { name: 'MIT' }],
    [{}, undefined],
    [{ name: 'MIT ou Apache', identifier: 'MIT OR Apache-2.0' }, { name: 'MIT ou Apache' }],
    [{ name: 'Apache', identifier: 'Apache-2.0+' }, { name: 'Apache' }],
    [{ name: 'La nôtre', identifier: 'LicenseRef-a' }, { name: 'La nôtre' }],
  ])('reads the licence %j', (license, want) => expect(info({ license }).license).toEqual(want));

  it('omits terms of service that are not a safe URL', () =>
    expect(info({ termsOfService: 'javascript:alert(1)' }).terms).toBe(undefined));
});
