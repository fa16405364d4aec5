import { toReferencePage } from '../describedPage.ts';
import { describeWebhook, describeWebhookIndex } from './describe.ts';
import { toFirstLineDescription } from '../../markdown/markdownVersionSource.ts';
import { toIndexPage } from '../indexPage.ts';
import type { Kind, ReferencePage } from '../kind.ts';
import { buildWebhookPages, type WebhookPage } from './model.ts';
import { collectWebhooks } from './sources.ts';
import { webhookCatalogue, webhooksWording } from './webhookWording.ts';

const { slug, title } = webhookCatalogue;

/** The calls that the API sends to the integrator, and their index page. */
export const webhooks: Kind<readonly WebhookPage[], { readonly webhooks: readonly WebhookPage[] }> = {
  folder: slug,
  searchKind: { name: 'webhook', label: 'Webhook' },
  toSources: collectWebhooks,
  toSlugs: ({ calls }) => {
    const own = calls.filter(({ webhook }) => webhook);
    return own.length === 0 ? [] : [slug, ...own.map((call) => call.slug)];
  },
  build: buildWebhookPages,
  toPages: ({ webhooks: pages }) => (pages.length === 0 ? [] : [toIndex(pages), ...pages.map(toPage)]),
};

function toIndex(pages: readonly WebhookPage[]): ReferencePage {
  return toIndexPage({
    ...webhookCatalogue,
    description: 'Les appels que l’API envoie à votre serveur, et les réponses à leur donner.',
    count: pages.length,
    introduction: webhooksWording(pages.length),
    blocks: describeWebhookIndex(pages),
    phrases: ['Appels envoyés par l’API', 'Rappels', 'Notifications à recevoir'],
  });
}

function toPage(page: WebhookPage): ReferencePage {
  const { method, deprecated } = page;
  return toReferencePage({
    slug: page.slug,
    title: page.title,
    parent: webhookCatalogue,
    ...toFirstLineDescription(page.description),
    section: title,
    search: { kind: 'webhook', method, ...(deprecated === true && { deprecated }) },
    describe: () => describeWebhook(page),
  });
}
