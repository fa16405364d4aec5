import type { Group, IntroductionPage, LandingPage, OperationLink, OperationPage } from '../../core/pages/types';

/** One group of the sidebar with its links. */
export type GroupLinks = Pick<Group, 'slug' | 'title' | 'operations'>;

export interface LayoutProps {
  readonly groups: readonly GroupLinks[];
}

export interface LandingProps {
  readonly page: LandingPage;
}

export interface IntroductionProps {
  readonly page: IntroductionPage;
}

export interface OperationProps {
  readonly page: Omit<OperationPage, 'searchPhrases'> & { readonly searchPhrases: undefined };
  readonly previousPage?: Pick<OperationLink, 'slug' | 'title'>;
  readonly nextPage?: Pick<OperationLink, 'slug' | 'title'>;
}
