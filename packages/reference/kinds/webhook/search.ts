import { toExchangePassages } from '../../search/fieldPassages';
import { toSearchText, toPhrasePassages, toTextPassages } from '../../search/passages';
import type { SearchablePage, SearchablePassage } from '../../search/searchablePage';
import type { WebhookPage } from './model';
import { webhookCatalogue, webhookSections } from './webhookWording';

/** Returns the searchable content of a webhook’s page. */
export function toWebhookSearchPage(page: WebhookPage): Omit<SearchablePage, 'url'> {
  const { title, method, deprecated, description, signature, retry, searchPhrases } = page;
  const section = ({ id, title: name }: { readonly id: string; readonly title: string }, text: string) =>
    text === '' ? [] : [{ text, section: name, anchor: id } satisfies SearchablePassage];
  return {
    kind: 'webhook',
    title,
    breadcrumbs: ['API', webhookCatalogue.title],
    method,
    ...(deprecated === true && { deprecated }),
    passages: [
      ...toTextPassages(toSearchText(description)),
      ...toPhrasePassages(searchPhrases),
      ...section(webhookSections.signature, toSearchText(signature)),
      ...section(webhookSections.retry, toSearchText(retry)),
      ...toExchangePassages(page),
    ],
  };
}
