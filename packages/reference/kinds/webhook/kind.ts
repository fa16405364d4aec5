import { toDescription } from '../../markdown/indexPage';
import { overviewSection } from '../../markdown/twinSource';
import { toPhrasePlaces } from '../../search/places';
import type { Kind, ReferencePage } from '../kind';
import { toWebhookIndexMarkdown, toWebhookMarkdown } from './markdown';
import { buildWebhookPages, type WebhookIndexProps, type WebhookPage, type WebhookProps } from './model';
import { toWebhookSearchPage } from './search';
import { collectWebhooks } from './sources';
import { webhookCatalogue } from './webhookWording';

const { slug, title } = webhookCatalogue;

/** The calls that the API makes to the integrator, and an index of them. */
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
  return {
    slug,
    view: 'kinds/webhook/WebhookIndexPage',
    toProps: (): WebhookIndexProps => ({
      webhooks: pages.map(({ slug: own, title: name, method, description }) => ({
        slug: own,
        title: name,
        method,
        ...(description !== undefined && { description: description.slice(0, 1) }),
      })),
    }),
    catalogue: { title, count: pages.length },
    twin: {
      title,
      description: 'Les appels que l’API envoie à votre serveur, et ce qu’elle en attend.',
      section: overviewSection,
      render: (links) => toWebhookIndexMarkdown(pages, links),
    },
    toSearchPage: () => ({
      title,
      breadcrumbs: ['API'],
      places: toPhrasePlaces(['Appels envoyés par l’API', 'Rappels', 'Notifications à recevoir']),
    }),
  };
}

function toPage(page: WebhookPage): ReferencePage {
  return {
    slug: page.slug,
    view: 'kinds/webhook/WebhookPageView',
    toProps: (): WebhookProps => ({ page }),
    twin: {
      title: page.title,
      ...toDescription(page.description),
      section: title,
      render: (links) => toWebhookMarkdown(page, links),
    },
    toSearchPage: () => toWebhookSearchPage(page),
  };
}
