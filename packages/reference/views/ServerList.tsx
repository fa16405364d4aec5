import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { Code } from '@apidoc/theme/react';
import type { Server } from '../model/access/servers';
import RichTextView from './text/RichTextView';

interface Props {
  readonly servers: readonly Server[];
}

/** Renders servers with the variables in their URLs. */
export default function ServerList({ servers }: Props): ReactNode {
  return (
    <ul>
      {servers.map((server) => (
        <ServerItem key={server.url} server={server} />
      ))}
    </ul>
  );
}

function ServerItem({ server }: { readonly server: Server }): ReactNode {
  return (
    <li>
      <Code>{server.url}</Code>
      {server.description !== undefined && <RichTextView content={server.description} topLevel={3} />}
      {server.variables.length > 0 && (
        <ul>
          {server.variables.map((variable) => (
            <li key={variable.name}>
              <Code>{variable.name}</Code>{' '}
              <Translate id="reference.server.default" values={{ value: <Code>{variable.default}</Code> }}>
                {'— par défaut {value}'}
              </Translate>
              {variable.values.length > 0 && ` (${variable.values.join(', ')})`}
              {variable.description !== undefined && <RichTextView content={variable.description} topLevel={3} />}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
