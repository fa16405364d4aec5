// Checks that each fact of law, care or standards that a text states has a source in the register, and that the register
// says where each statement is used. With --fix, writes where they are used.
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import process from 'node:process';
import { glob } from 'tinyglobby';
import { isMap, isSeq, parseDocument } from 'yaml';
import { readRegister, statementsOf } from '@reliure/guides';
import type { FileProblem } from '@reliure/openapi';
import { readCheckedSite } from './checkedSite.ts';
import { reportProblems } from './report.ts';
import { toBlocks } from './sources/blocks.ts';
import { createCitationCheck, referredIds } from './sources/citationProblems.ts';
import { toCheckedTexts } from './wording/checkedTexts.ts';

const { folder } = await readCheckedSite();
const registerFile = `${folder}/sources.yaml`;

const text = await readFile(registerFile, 'utf8');
const { register, problems: misread } = readRegister(text);
const problems: FileProblem[] = misread.map((problem) => ({ file: registerFile, ...problem }));
const check = createCitationCheck(register);
const usedIn = new Map(statementsOf(register).map(({ id }) => [id, [] as string[]]));

for (const { files, blank } of toCheckedTexts(folder)) {
  for (const file of (await glob([...files])).sort()) {
    const written = await readFile(file, 'utf8');
    const prose = blank(written);
    for (const block of toBlocks(written, prose))
      problems.push(...check(block).map((problem) => ({ file, ...problem })));
    for (const id of referredIds(written)) usedIn.get(id)?.push(relative(folder, file));
  }
}

if (process.argv.includes('--fix')) await writeUses();
else {
  for (const { id, usedIn: listed, line } of statementsOf(register)) {
    const files = usedIn.get(id) ?? [];
    if (files.length === 0) {
      const message = `No text refers to the statement "${id}".`;
      problems.push({ file: registerFile, line, message, remedy: 'Remove it, or refer to it.' });
    } else if (files.join() !== listed.join()) {
      const message = `The statement "${id}" is not used in ${listed.join(', ') || 'no file'}.`;
      const remedy = `Write usedIn: [${files.join(', ')}]; npm run sources -- --fix writes all of them.`;
      problems.push({ file: registerFile, line, message, remedy });
    }
  }
}
reportProblems(problems);

/** Writes the files that refer to each statement into the register, and keeps the rest of it as it is. */
async function writeUses(): Promise<void> {
  const document = parseDocument(text);
  const subjects = document.get('statements');
  for (const { value } of isMap(subjects) ? subjects.items : []) {
    for (const item of isSeq(value) ? value.items : []) {
      if (isMap(item))
        item.set('usedIn', document.createNode(usedIn.get(String(item.get('id'))) ?? [], { flow: true }));
    }
  }
  await writeFile(registerFile, document.toString({ lineWidth: 120, flowCollectionPadding: false }));
}
