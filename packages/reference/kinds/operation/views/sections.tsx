import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { operationSections, operationTitles, parametersAnchor } from '../sections';
import { bodyTitle, parameterTitles } from '../../../model/titles';
import type { Response } from '../../../model/exchange';
import type { OperationProps } from '../types';
import SchemaLinks from '../../../views/catalogues/SchemaLinks';
import FieldList from '../../../views/schema/FieldList';
import BodyView from '../../../views/exchange/BodyView';
import CallbackView from './CallbackView';
import History from '../../../views/History';
import ResponseView from '../../../views/exchange/ResponseView';
import ServerList from '../../../views/ServerList';
import Steps from './Steps';

/** A section of an operation’s page, with its heading. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** Whether it contains collapsible schemas. */
  readonly hasCollapsibleSchemas?: boolean;
  /** Responses in the section, for links to them by status. */
  readonly responses?: readonly Response[];
  readonly content: ReactNode;
}

/** Returns the sections of an operation’s page, in order. Empty ones are skipped. */
export function toSections({ page, guides, changelogPage }: OperationProps): readonly PageSection[] {
  return [
    page.servers.length > 0 && {
      id: operationSections.servers,
      title: operationTitles.servers,
      content: <ServerList servers={page.servers} />,
    },
    ...page.parameters.map(({ location, fields }) => ({
      id: parametersAnchor(location),
      title: parameterTitles[location],
      content: <FieldList fields={fields} />,
    })),
    toBodySection(page),
    ...toResponseSections(page),
    page.callbacks.length > 0 && {
      id: operationSections.callbacks,
      title: operationTitles.callbacks,
      content: page.callbacks.map((callback) => <CallbackView key={callback.anchor} callback={callback} />),
    },
    page.previous.length > 0 && {
      id: operationSections.previous,
      title: operationTitles.previous,
      content: <Steps steps={page.previous} />,
    },
    page.next.length > 0 && {
      id: operationSections.next,
      title: operationTitles.next,
      content: <Steps steps={page.next} />,
    },
    page.schemas.length > 0 && {
      id: operationSections.schemas,
      title: operationTitles.schemas,
      content: <SchemaLinks schemas={page.schemas} />,
    },
    guides.length > 0 && {
      id: operationSections.guides,
      title: operationTitles.guides,
      content: (
        <ul>
          {guides.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      ),
    },
    page.history !== undefined &&
      changelogPage !== undefined && {
        id: operationSections.history,
        title: operationTitles.history,
        content: <History history={page.history} changelogPage={changelogPage} />,
      },
  ].filter((section) => section !== false);
}

function toBodySection({ body }: OperationProps['page']): PageSection | false {
  if (body === undefined) return false;
  return {
    id: operationSections.body,
    title: bodyTitle(body),
    hasCollapsibleSchemas: true,
    content: <BodyView body={body} heading={operationSections.body} />,
  };
}

/** Separates the responses with error codes from the others. */
function toResponseSections({ responses }: OperationProps['page']): readonly PageSection[] {
  const sections = [
    {
      id: operationSections.responses,
      title: operationTitles.responses,
      hasCollapsibleSchemas: true,
      responses: responses.filter(({ errors }) => errors.length === 0),
    },
    {
      id: operationSections.errors,
      title: operationTitles.errors,
      responses: responses.filter(({ errors }) => errors.length > 0),
    },
  ];
  return sections
    .filter((section) => section.responses.length > 0)
    .map((section) => ({
      ...section,
      content: section.responses.map((response) => <ResponseView key={response.status} response={response} />),
    }));
}
