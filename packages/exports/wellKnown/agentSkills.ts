import { createHash } from 'node:crypto';
import { createSlugs, toTextSlug } from '@reliure/openapi';
import { toGuideMarkdown } from '@reliure/reference';
import type { LoadedReference } from '@reliure/reference';
import { createLinks, skillsFolder, toPlainText, toRichText } from '@reliure/richtext';
import type { Site } from '@reliure/richtext';
import { scenarioAttributes, scenarioPath } from '@reliure/scenarios';
import type { Scenario } from '@reliure/scenarios';
import { toAgentRules } from '../markdown/agentRules.ts';
import type { MarkdownFile } from '../markdown/divideText.ts';
import { texts } from '../texts.ts';

/** @see https://github.com/cloudflare/agent-skills-discovery-rfc */
const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Largest numbers of characters. @see https://agentskills.io/specification */
const limits = { name: 64, description: 1024 };

/** Builds a skill for agents from each scenario, and their index; nothing for a site without scenarios. */
export function buildAgentSkills(site: Site, references: readonly LoadedReference[]): readonly MarkdownFile[] {
  const claim = createSlugs();
  const skills = references.flatMap((reference) =>
    reference.scenarios.map((scenario) => {
      const name = claim(toTextSlug(scenario.name, texts().part).slice(0, limits.name).replace(/-$/, ''));
      const description = toSkillDescription(scenario);
      const text = toSkill({ name, description }, scenario, reference, site);
      return { name, description, path: `${skillsFolder}/${name}/SKILL.md`, text };
    }),
  );
  if (skills.length === 0) return [];
  const index = {
    $schema: schema,
    skills: skills.map(({ name, description, path, text }) => ({
      name,
      type: 'skill-md',
      description,
      url: site.baseUrl + path.slice(1),
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })),
  };
  return [
    { path: `${skillsFolder}/index.json`, text: `${JSON.stringify(index, null, 2)}\n` },
    ...skills.map(({ path, text }) => ({ path, text })),
  ];
}

/** Says what an agent does with a skill, and when it needs it. */
function toSkillDescription({ title, description }: Scenario): string {
  const words = texts().skills.description(title, toPlainText(toRichText(description)).replace(/\s+/g, ' ').trim());
  return words.length <= limits.description ? words : `${words.slice(0, limits.description - 1)}…`;
}

function toSkill(
  { name, description }: { readonly name: string; readonly description: string },
  { name: scenario, title, description: about }: Scenario,
  reference: LoadedReference,
  site: Site,
): string {
  const { basePath, scenarios, changelog } = reference;
  const links = createLinks({ ...site, basePath }, scenarioPath(scenario));
  const rules = toAgentRules(reference, links.toRootUrl).map((rule) => `- ${rule}`);
  const body = [texts().skills.rules, rules.join('\n'), `::scenario{${scenarioAttributes().name}="${scenario}"}`].join(
    '\n\n',
  );
  const text = toGuideMarkdown(
    { title, description: about, body, isMdx: false },
    { links, reference, scenarios, changelog, toUrl: (url) => links.toUrl(url.replace(/^pathname:\/\//, '')) },
  );
  // JSON strings are YAML, too.
  return `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${text}`;
}
