import { toReferencePage } from '../describedPage.ts';
import { describeWebhook, describeWebhookIndex } from './describe.ts';
import { toFirstLineDescription } from '../../markdown/markdownVersionSource.ts';
import { toIndexPage } from '../indexPage.ts';
import type { Kind, ReferencePage } from '../kind.ts';
import type { CatalogueLink } from '../../model/links.ts';
import { buildWebhookPages, type WebhookPage } from './model.ts';
import { collectWebhooks } from './sources.ts';
import { texts } from '../../texts/index.ts';

/** The calls that the API sends to the integrator, and their index page. */
export const webhooks: Kind<readonly WebhookPage[], { readonly webhooks: readonly WebhookPage[] }> = {
  folder: () => texts().webhook.slug,
  searchKind: { name: 'webhook', label: () => texts().webhook.label },
  toSources: collectWebhooks,
  toSlugs: ({ calls }) => {
    const own = calls.filter(({ webhook }) => webhook);
    return own.length === 0 ? [] : [texts().webhook.slug, ...own.map((call) => call.slug)];
  },
  build: buildWebhookPages,
  toPages: ({ webhooks: pages }) => (pages.length === 0 ? [] : [toIndex(pages), ...pages.map(toPage)]),
};

function webhookCatalogue(): CatalogueLink {
  const { slug, title } = texts().webhook;
  return { slug, title };
}

function toIndex(pages: readonly WebhookPage[]): ReferencePage {
  const { description, introduction, searchPhrases } = texts().webhook;
  return toIndexPage({
    ...webhookCatalogue(),
    description,
    count: pages.length,
    introduction: introduction(pages.length),
    blocks: describeWebhookIndex(pages),
    phrases: searchPhrases,
  });
}

function toPage(page: WebhookPage): ReferencePage {
  const { method, deprecated } = page;
  return toReferencePage({
    slug: page.slug,
    title: page.title,
    parent: webhookCatalogue(),
    ...toFirstLineDescription(page.description),
    section: texts().webhook.title,
    search: { kind: 'webhook', method, ...(deprecated === true && { deprecated }) },
    describe: () => describeWebhook(page),
  });
}
