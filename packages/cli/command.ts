/** What a command was given. */
export interface Given {
  /** The folder of the site, from the working directory; that one by default. */
  readonly site: string;
  readonly options: Readonly<Partial<Record<string, string>>>;
  /** Names of the options without a value. */
  readonly flags: ReadonlySet<string>;
  readonly parameters: readonly string[];
}

/** A command’s work. Returns whether it succeeded. */
export type Run = (given: Given) => Promise<boolean>;

interface Option {
  readonly about: string;
  /** Name of the value; an option without it is on or off. */
  readonly value?: string;
}

/** A command of the program. Its code is loaded when it is run, so that help is immediate. */
export interface Command {
  readonly about: string;
  /** What may follow the name, such as `<version> [date]`. */
  readonly parameters?: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly load: () => Promise<Run>;
}
