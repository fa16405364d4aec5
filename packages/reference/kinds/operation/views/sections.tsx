import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { shortSectionTitles, operationSections, operationTitles, parametersAnchor } from '../sections';
import { bodyTitle, parameterTitles } from '../../../model/titles';
import type { Response } from '../../../model/exchange';
import type { OperationProps } from '../types';
import SchemaLinks from '../../../views/catalogues/SchemaLinks';
import BodyView from '../../../views/exchange/BodyView';
import Parameters from '../../../views/exchange/Parameters';
import CallbackView from './CallbackView';
import History from '../../../views/History';
import ResponseView from '../../../views/exchange/ResponseView';
import SharedErrors from './SharedErrors';
import ServerList from '../../../views/ServerList';
import Steps from './Steps';

/** A section of an operation’s page, with its heading. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** Short name for the links to the page’s sections. Sections without one are not among them. */
  readonly place?: string;
  /** Whether it contains collapsible schemas. */
  readonly hasCollapsibleSchemas?: boolean;
  /** Responses to link to by status. */
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
    ...page.parameters.map((section, index) => ({
      id: parametersAnchor(section.location),
      title: parameterTitles[section.location],
      ...(index === 0 && { place: shortSectionTitles.parameters }),
      content: <Parameters section={section} />,
    })),
    toBodySection(page),
    ...toResponseSections(page),
    page.callbacks.length > 0 && {
      id: operationSections.callbacks,
      title: operationTitles.callbacks,
      place: shortSectionTitles.callbacks,
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
      place: shortSectionTitles.next,
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
    place: shortSectionTitles.body,
    hasCollapsibleSchemas: true,
    content: <BodyView body={body} heading={operationSections.body} />,
  };
}

/** Separates the responses with error codes from the others. */
function toResponseSections({ responses }: OperationProps['page']): readonly (PageSection | false)[] {
  const successes = responses.filter(({ errors }) => errors.length === 0);
  const failures = responses.filter(({ errors }) => errors.length > 0);
  const own = failures.filter(({ isShared }) => isShared !== true);
  const shared = failures.filter(({ isShared }) => isShared === true);
  return [
    successes.length > 0 && {
      id: operationSections.responses,
      title: operationTitles.responses,
      place: shortSectionTitles.responses,
      hasCollapsibleSchemas: true,
      responses: successes,
      content: successes.map((response) => <ResponseView key={response.status} response={response} />),
    },
    failures.length > 0 && {
      id: operationSections.errors,
      title: operationTitles.errors,
      place: shortSectionTitles.errors,
      responses: own,
      content: (
        <>
          {own.map((response) => (
            <ResponseView key={response.status} response={response} />
          ))}
          {shared.length > 0 && <SharedErrors responses={shared} />}
        </>
      ),
    },
  ];
}
