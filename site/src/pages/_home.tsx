import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Outline } from '@reliure/reference';
import GroupList from '../components/home/GroupList.tsx';
import PostList from '../components/home/PostList.tsx';
import ScenarioList from '../components/home/ScenarioList.tsx';
import Exchange from './_appel.mdx';
import styles from './home.module.css';

export interface HomeProps extends ComponentProps<typeof PostList> {
  readonly outline: Outline;
}

/** Renders the home page; plugins/home.ts adds its route. */
export default function Home({ outline, posts }: HomeProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <main className={styles.page}>
        <header className={styles.hero}>
          <div className={styles.pitch}>
            <h1 className={styles.title}>{siteConfig.title}</h1>
            <p className={styles.lead}>
              Planifier une visite chez un patient, suivre l’intervenant sur place, valider ce qu’il a saisi : une API
              REST pour les logiciels d’un prestataire de santé à domicile, documentée appel par appel.
            </p>
            <ul className={styles.actions}>
              {actions.map(({ label, to, kind }) => (
                <li key={to}>
                  <Link className={`button button--lg button--${kind}`} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <Link className={styles.search} to="/search">
              <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                <path d="M10 4a6 6 0 1 0 3.7 10.7l4.8 4.8 1-1-4.8-4.8A6 6 0 0 0 10 4Zm0 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z" />
              </svg>
              Rechercher une opération, un champ, un code d’erreur
            </Link>
            <p className={styles.notice}>
              Contrat de référence conçu par ce projet ; toutes les données sont fictives.{' '}
              <Link to="/markdown-page">En savoir plus</Link>
              {' · '}
              <Link to="/docs/reperes/evaluer">Évaluer l’API</Link>
            </p>
          </div>
          <div className={styles.exchange}>
            <MDXContent>
              <Exchange />
            </MDXContent>
          </div>
        </header>
        <section aria-labelledby="principes">
          <h2 id="principes" className="sr-only">
            Nos engagements
          </h2>
          <dl className={styles.promises}>
            {promises.map(({ title, label }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.section} aria-labelledby="taches">
          <h2 id="taches">Que voulez-vous faire ?</h2>
          <ul className={styles.tasks}>
            {tasks.map(({ title, to, links }) => (
              <li key={to}>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <ul>
                  {links.map(({ label, anchor }) => (
                    <li key={anchor}>
                      <Link to={`${to}#${anchor}`}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.columns}>
          {outline.scenarios.length > 0 && (
            <section aria-labelledby="scenarios">
              <h2 id="scenarios">Suivre un cas concret, appel par appel</h2>
              <ScenarioList scenarios={outline.scenarios} />
            </section>
          )}
          <section aria-labelledby="articles">
            <h2 id="articles">Derniers articles</h2>
            <PostList posts={posts} />
          </section>
        </div>
        <section className={styles.section} aria-labelledby="reference">
          <h2 id="reference">La référence, par groupe</h2>
          <GroupList {...outline} />
        </section>
      </main>
    </Layout>
  );
}

const actions = [
  { label: 'Premier appel en dix minutes', to: '/docs/intro', kind: 'primary' },
  { label: 'Référence', to: '/api', kind: 'secondary' },
  { label: 'Scénarios', to: '/docs/scenarios/overview', kind: 'secondary' },
] as const;

const tasks = [
  {
    title: 'Guide des visites',
    to: '/docs/visites-guide/overview',
    links: [
      { label: 'Statuts et transitions', anchor: 'transitions' },
      { label: 'Arriver, saisir, repartir', anchor: 'sur-place' },
      { label: 'Contrôler et valider', anchor: 'controler' },
      { label: 'Annuler, déclarer non réalisée ou supprimer ?', anchor: 'choisir' },
    ],
  },
  {
    title: 'Guide des routes',
    to: '/docs/routes-guide/overview',
    links: [
      { label: 'De « je veux… » à l’opération', anchor: 'je-veux' },
      { label: 'Les en-têtes à envoyer', anchor: 'en-tetes' },
      { label: 'Réémettre sans risque', anchor: 'rejouer' },
      { label: 'La feuille de route du jour', anchor: 'feuille-de-route' },
    ],
  },
  {
    title: 'Événements',
    to: '/docs/evenements/overview',
    links: [
      { label: 'Événement, note ou message ?', anchor: 'choisir' },
      { label: 'Panne avec échange', anchor: 'panne' },
      { label: 'Hospitalisation', anchor: 'hospitalisation' },
      { label: 'Incident grave', anchor: 'incident-grave' },
    ],
  },
  {
    title: 'Modes et réglages',
    to: '/docs/modes-reglages/overview',
    links: [
      { label: 'Construire le formulaire d’après la grille', anchor: 'formulaire' },
      { label: 'Constater ou modifier ?', anchor: 'constater-ou-modifier' },
      { label: 'Comparer à la prescription', anchor: 'ecarts' },
      { label: 'Quand la grille a changé', anchor: 'grille-perimee' },
    ],
  },
] as const;

const promises = [
  {
    title: 'Tout est dans la page',
    label: 'Champs, bornes, exemples et erreurs se lisent sans JavaScript, au clavier comme au lecteur d’écran.',
  },
  {
    title: 'Des exemples vérifiés',
    label: 'La même visite d’un appel à l’autre ; chaque requête et chaque réponse est vérifiée d’après le contrat.',
  },
  {
    title: 'Aucun pistage',
    label: 'Aucune requête vers un autre site, aucune mesure d’audience, aucun cookie.',
  },
] as const;
