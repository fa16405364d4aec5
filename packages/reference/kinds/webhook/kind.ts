import { toFirstLineDescription } from '../../markdown/markdownVersionSource';
import { toIndexPage } from '../indexPage';
import type { Kind, ReferencePage } from '../kind';
import { toWebhookItems, toWebhookMarkdown } from './markdown';
import { buildWebhookPages, type WebhookIndexProps, type WebhookPage, type WebhookProps } from './model';
import { toWebhookSearchPage } from './search';
import { collectWebhooks } from './sources';
import { webhookCatalogue, webhooksWording } from './webhookWording';

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
  const props: WebhookIndexProps = {
    webhooks: pages.map(({ slug: own, title: name, method, description }) => ({
      slug: own,
      title: name,
      method,
      ...(description !== undefined && { description: description.slice(0, 1) }),
    })),
  };
  return toIndexPage({
    ...webhookCatalogue,
    description: 'Les appels que l’API envoie à votre serveur, et les réponses à leur donner.',
    view: 'kinds/webhook/WebhookIndexPage',
    props,
    count: pages.length,
    introduction: webhooksWording(pages.length),
    toItems: (links) => toWebhookItems(pages, links),
    phrases: ['Appels envoyés par l’API', 'Rappels', 'Notifications à recevoir'],
  });
}

function toPage(page: WebhookPage): ReferencePage {
  return {
    slug: page.slug,
    view: 'kinds/webhook/WebhookPageView',
    toProps: (): WebhookProps => ({ page }),
    markdownVersion: {
      title: page.title,
      ...toFirstLineDescription(page.description),
      section: title,
      render: (links) => toWebhookMarkdown(page, links),
    },
    toSearchPage: () => toWebhookSearchPage(page),
  };
}
