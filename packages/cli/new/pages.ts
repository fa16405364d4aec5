import type { Identity } from '@reliure/preset';
import type { OperationPage } from '@reliure/reference';
import { defaultBasePath, downloadsAnchor, referencePath, toSitePath } from '@reliure/richtext';
import { localServer } from '@reliure/samples';
import { texts } from './texts.ts';

/** Returns the home page of a new site. */
export function toHome({ title, tagline, firstGuide }: Identity): string {
  const { guide, reference, search } = texts().home;
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(tagline)}
hide_table_of_contents: true
---

# ${toPlain(title)}

${toPlain(tagline)}

- [${guide}](${firstGuide})
- ${reference(defaultBasePath)}
- [${search}](/search)
`;
}

/** Returns the first guide of a new site, which links to an operation that is easy to call. */
export function toGuide(
  title: string,
  operations: readonly Pick<OperationPage, 'slug' | 'title' | 'method' | 'parameters'>[],
  mockedFile: string,
): string {
  const easiest = operations.find(({ method, parameters }) => method === 'GET' && parameters.length === 0);
  const first = easiest ?? operations[0];
  const { guide } = texts();
  const body = guide.body({
    reference: defaultBasePath,
    example:
      first === undefined
        ? null
        : { title: toPlain(first.title), path: toSitePath(referencePath(first.slug), defaultBasePath) },
    downloads: `${defaultBasePath}#${downloadsAnchor()}`,
    mockCommand: `\`\`\`bash\nnpx @stoplight/prism-cli mock ${mockedFile}\n\`\`\``,
    localServer: localServer.name,
  });
  return `---
title: ${guide.title}
description: ${JSON.stringify(guide.description(title))}
sidebar_position: 1
---

# ${guide.title}

${body}`;
}

/** Returns the README of a new site, for those who write it. */
export function toReadme({ title, contract }: Identity): string {
  return `# ${toPlain(title)}

| Command | Does |
| --- | --- |
| \`npm run dev\` | serves the site, and updates it as files are saved |
| \`npm run build\`, then \`npm run serve\` | builds the site into \`build/\`, and serves it as a web server would |
| \`npm run check\` | finds what is wrong with the contract, the guides and the pages, with file, line and remedy |

The API is described in \`${contract}\`, the guides are in \`docs/\`, the home page is \`src/pages/index.md\`, and \`identity.ts\` has
all settings.
`;
}

/** Escapes what Markdown would read as markup. */
function toPlain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#{}&~|]/g, String.raw`\$&`);
}
