import { toExchangePlaces } from '../../search/fieldPlaces';
import { toSearchText, toPhrasePlaces, toTextPlaces } from '../../search/places';
import type { SearchablePage, SearchablePlace } from '../../search/searchablePage';
import type { WebhookPage } from './model';
import { webhookCatalogue, webhookSections } from './webhookWording';

/** Returns the searchable content of a webhook’s page. */
export function toWebhookSearchPage(page: WebhookPage): Omit<SearchablePage, 'url'> {
  const { title, method, deprecated, description, signature, retry, searchPhrases } = page;
  const section = ({ id, title: name }: { readonly id: string; readonly title: string }, text: string) =>
    text === '' ? [] : [{ text, section: name, anchor: id } satisfies SearchablePlace];
  return {
    kind: 'webhook',
    title,
    breadcrumbs: ['API', webhookCatalogue.title],
    method,
    ...(deprecated === true && { deprecated }),
    places: [
      ...toTextPlaces(toSearchText(description)),
      ...toPhrasePlaces(searchPhrases),
      ...section(webhookSections.signature, toSearchText(signature)),
      ...section(webhookSections.retry, toSearchText(retry)),
      ...toExchangePlaces(page),
    ],
  };
}
