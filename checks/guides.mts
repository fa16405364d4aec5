// Checks the scenarios, the guides and the blog of a site as `reliure check guides` does, with the rules of this repository:
// those for scenarios, and the programs of guides, which are compiled.
import { join, sep } from 'node:path';
import { checkGuides, listGuides } from 'reliure/node';
import { readCheckedSite } from './checkedSite.ts';
import { programProblems, toProgram } from './guides/programs.ts';
import { reportError, reportProblems } from './report.ts';
import { houseProblems } from './scenarios/houseRules.ts';

const site = await readCheckedSite();
const { programs: programFolder } = site.identity.checks;

try {
  const problems = await checkGuides(site, { scenarioRules: houseProblems });
  // Only the programs of these guides are compiled, because readers copy them.
  const folder = programFolder === undefined ? null : join(site.folder, programFolder, sep);
  const guides = (await listGuides(site.folder)).filter(({ file }) => folder !== null && file.startsWith(folder));
  const found = programProblems(new Map(guides.map(({ file, text }) => [file, toProgram(text)])));
  reportProblems([
    ...problems,
    ...[...found].flatMap(([file, listed]) => listed.map((problem) => ({ file, ...problem }))),
  ]);
} catch (error) {
  reportError(error);
}
