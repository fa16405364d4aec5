import { phrases, sampleGroup, section, sectionIf, skippedText, status, words } from '@reliure/page';
import type { Block, CallSamples, ExampleBlock, Phrases, SectionBlock } from '@reliure/page';
import type { Server } from '../model/access/servers.ts';
import { exampleSections, parametersAnchor } from '../model/sections.ts';
import { texts } from '../texts/index.ts';
import type { Body, Content, Example, ParameterSection, Response } from '../model/exchange.ts';
import { describeContents } from './contents.ts';
import { describeError } from './errors.ts';
import { describeFields } from './schema.ts';

/** Describes the parameters with one location. */
export function describeParameters(
  { location, note = [], fields }: ParameterSection,
  more: Partial<SectionBlock> = {},
): SectionBlock {
  return section(
    parametersAnchor(location),
    texts().exchange.parameters[location],
    [...skippedText(note), ...describeFields(fields)],
    more,
  );
}

/** Describes a body: its content by media type. */
export function describeBody({ description = [], contents }: Body): readonly Block[] {
  return [...skippedText(description), ...describeContents(contents, false)];
}

/** Describes a response below its status: its description, errors, headers and content. */
export function describeResponse(response: Response, level: 3 | 4 = 3): SectionBlock {
  const { status: name, anchor, title, isNamed } = response;
  return section(anchor, '', describeResponseContent(response), {
    title: phrases(status(name), title === '' ? '' : ` ${title}`),
    level,
    look: 'response',
    place: name,
    ...(isNamed === true && { search: { title: `${name} ${title}` } }),
  });
}

/** Describes what is below the status of a response. */
export function describeResponseContent(response: Response): readonly Block[] {
  const { status: name, anchor, description = [], headers, contents, errors } = response;
  const parts: readonly Block[] = [
    ...(headers.length === 0
      ? []
      : [
          {
            kind: 'details',
            isExpandable: true,
            summary: phrases(texts().exchange.responseHeaders(headers.length)),
            blocks: describeFields(headers),
          } as const,
        ]),
    ...describeContents(contents, true),
  ];
  if (errors.length === 0) return [...skippedText(description), ...parts];
  return [
    ...skippedText(description),
    { kind: 'facts', look: 'errors', facts: errors.map((error) => describeError(error, name, anchor)) },
    ...(parts.length === 0
      ? []
      : [
          {
            kind: 'details',
            isExpandable: true,
            summary: phrases(texts().exchange.responseContent(name)),
            blocks: parts,
          } as const,
        ]),
  ];
}

/** Describes an example. */
export function describeExample(
  { title, description, text: value, language, marks, isLink }: Example,
  {
    caption = language,
    before = [],
    call,
    look,
  }: {
    readonly caption?: string;
    readonly before?: Phrases;
    readonly call?: string;
    readonly look?: ExampleBlock['look'];
  } = {},
): ExampleBlock {
  return {
    kind: 'example',
    title: phrases(...before, title),
    ...(description !== undefined && { description }),
    text: value,
    language,
    marks,
    caption,
    ...(isLink === true && { isLink }),
    ...(call !== undefined && { call }),
    ...(look !== undefined && { look }),
  };
}

/** The content of the column beside a call. */
export interface ShownExamples {
  readonly body?: Body;
  readonly responses: readonly Response[];
  readonly calls: readonly CallSamples[];
  readonly servers: readonly Server[];
  /** Address of the file from which visitors compose the call. */
  readonly composer?: string;
}

/** Describes the samples and the examples of bodies and responses, for the column beside the description. */
export function describeExchangeExamples({
  body,
  responses,
  calls,
  servers,
  composer,
}: ShownExamples): readonly SectionBlock[] {
  const inBody = toTyped(body?.contents ?? []);
  const inResponses = responses.flatMap(toResponseExamples);
  const successes = inResponses.filter(({ name }) => !isFailure(name));
  const failures = inResponses.filter(({ name }) => isFailure(name));
  const anchors = exampleSections();
  const wording = texts().exchange;
  const firstOfCall = successes.findIndex(
    ({ name, example }) => name.startsWith('2') && example.name === calls[0]?.name,
  );
  const callOf = ({ name }: Example) => (calls.some((call) => call.name === name) ? { call: name } : {});
  const bodies = inBody.map(({ mediaType, example }, index) =>
    describeExample(example, {
      caption: mediaType,
      ...callOf(example),
      ...(calls.length === 0 && index === 0 && { look: 'open' }),
    }),
  );
  return [
    ...sectionIf(
      calls.length > 0,
      anchors.call,
      wording.call,
      [
        // An operation with servers of its own is not available on others.
        ...(servers.length === 0 ? [{ kind: 'control', control: { name: 'server' } } as const] : []),
        {
          kind: 'samples',
          legend: wording.sampleLanguage,
          group: sampleGroup(),
          callsLegend: wording.callExample,
          calls,
          ...(composer !== undefined && { composer }),
        },
      ],
      { look: servers.length === 0 ? 'call' : 'panel' },
    ),
    ...sectionIf(
      bodies.length > 0,
      anchors.body,
      wording.bodyExamples,
      // The choice of the call has the same titles.
      calls.length > 1 && bodies.length > 1
        ? [{ kind: 'details', summary: phrases(wording.bodiesAlone(bodies.length)), blocks: bodies }]
        : bodies,
      { look: 'panel' },
    ),
    ...sectionIf(
      inResponses.length > 0,
      anchors.responses,
      wording.responseExamples,
      [
        ...successes.map((response, index) =>
          describeResponseExample(response, {
            ...(response.name.startsWith('2') && callOf(response.example)),
            ...(index === Math.max(firstOfCall, 0) && { look: 'open' }),
          }),
        ),
        ...(failures.length === 0
          ? []
          : [
              {
                kind: 'details',
                id: anchors.errors,
                summary: phrases(wording.errorExamples(failures.length)),
                blocks: [
                  ...describeRequestedError(responses),
                  ...failures.map((response) => describeResponseExample(response)),
                ],
              } as const,
            ]),
      ],
      { look: 'panel' },
    ),
  ];
}

/** Whether a status is that of an error, the request’s or the server’s. */
function isFailure(name: string): boolean {
  return /^[45]/.test(name);
}

interface TypedExample {
  readonly mediaType: string;
  readonly example: Example;
}

interface ResponseExample extends TypedExample {
  readonly name: string;
}

function describeResponseExample(
  { name, mediaType, example }: ResponseExample,
  more: Pick<Partial<ExampleBlock>, 'call' | 'look'> = {},
): ExampleBlock {
  return describeExample(example, { caption: mediaType, before: phrases(status(name), ' '), ...more });
}

function toResponseExamples({ status: name, contents }: Response): readonly ResponseExample[] {
  return toTyped(contents).map((typed) => ({ name, ...typed }));
}

function toTyped(contents: readonly Content[]): readonly TypedExample[] {
  return contents.flatMap(({ mediaType, examples }) => examples.map((example) => ({ mediaType, example })));
}

/** Explains how to get an error from the mock server, with an error of the page as the example. */
function describeRequestedError(responses: readonly Response[]): readonly Block[] {
  const withErrors = responses.filter(({ errors }) => errors.length > 0);
  // An error of the operation itself is more useful than one of all operations, such as 401.
  const { status: name, errors: [error] = [] } =
    withErrors.find(({ isShared }) => isShared !== true) ?? withErrors[0] ?? {};
  if (error === undefined) return [];
  const option = `-H "Prefer: code=${name}, example=${error.code}"`;
  const hint = words(...texts().exchange.requestedError(option));
  return [{ ...hint, look: 'small' }];
}
