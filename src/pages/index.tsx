import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import styles from './index.module.css';

export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <main>
        <header className={styles.hero}>
          <div className={styles.pitch}>
            <h1 className={styles.title}>{siteConfig.title}</h1>
            <p className={styles.lead}>
              Planifier une visite chez un patient, suivre l’intervenant sur place, valider ce qu’il a saisi : une API
              REST pour tout le travail d’un prestataire de santé à domicile, documentée appel par appel.
            </p>
            <div className={styles.actions}>
              <Link className="button button--primary button--lg" to="/docs/intro">
                Faire un premier appel
              </Link>
              <Link className="button button--secondary button--lg" to="/api">
                Ouvrir la référence
              </Link>
            </div>
            <p className={styles.notice}>
              Contrat de référence conçu par ce projet ; toutes les données sont fictives.{' '}
              <Link to="/api/introduction">En savoir plus</Link>
            </p>
          </div>
          <Sample />
        </header>
        <section className={styles.section} aria-labelledby="taches">
          <h2 id="taches">Que voulez-vous faire ?</h2>
          <ul className={styles.tasks}>
            {tasks.map(({ title, label, to }) => (
              <li key={to}>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p>{label}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.section} aria-labelledby="principes">
          <h2 id="principes">Ce que cette documentation vous doit</h2>
          <dl className={styles.promises}>
            {promises.map(({ title, label }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </Layout>
  );
}

function Sample(): ReactNode {
  return (
    <figure className={styles.sample}>
      <figcaption>Les visites d’une journée</figcaption>
      <pre>
        <code>{request}</code>
      </pre>
      <pre>
        <code>{answer}</code>
      </pre>
    </figure>
  );
}

const request = `curl "$API/v1/visites?dateDebut=2026-03-12" \\
  -H "Authorization: Bearer $JETON"`;

const answer = `{
  "donnees": [
    {
      "numero": "VIS-2026-000184",
      "statut": "planifiee",
      "typeVisite": "SUIVI",
      "datePrevue": "2026-03-12T09:30:00+01:00"
    }
  ],
  "pagination": { "limite": 50, "curseurSuivant": null }
}`;

const tasks = [
  {
    title: 'Mener une visite de bout en bout',
    label: 'Planifier, démarrer, terminer, valider, intégrer : les états d’une visite et les appels qui les changent.',
    to: '/docs/visites-guide/overview',
  },
  {
    title: 'Trouver le bon appel',
    label: 'De « je veux… » à l’opération : anatomie des chemins, conventions et en-têtes.',
    to: '/docs/routes-guide/overview',
  },
  {
    title: 'Signaler une panne ou un incident',
    label: 'Événement, note ou message : lequel choisir, et comment le suivre jusqu’à sa clôture.',
    to: '/docs/evenements/overview',
  },
  {
    title: 'Relever les réglages d’un appareil',
    label: 'Modes, grilles et bornes : bâtir un formulaire de saisie et comparer à la prescription.',
    to: '/docs/modes-reglages/overview',
  },
  {
    title: 'Suivre les versions',
    label: 'Ce qui change, ce qui casse, et le passage de la v1 à la v2 champ par champ.',
    to: '/docs/changelog/overview',
  },
  {
    title: 'Chercher un champ ou une erreur',
    label: 'La recherche connaît chaque opération, chaque champ et chaque code d’erreur.',
    to: '/search',
  },
] as const;

const promises = [
  {
    title: 'Tout est dans la page',
    label: 'Champs, bornes, exemples et erreurs se lisent sans JavaScript, au clavier comme au lecteur d’écran.',
  },
  {
    title: 'Un exemple qui se suit',
    label: 'La même visite, le même patient fictif et les mêmes dates d’un appel à l’autre.',
  },
  {
    title: 'Personne ne vous suit',
    label: 'Aucune requête vers un tiers, aucune mesure d’audience, aucun témoin de connexion.',
  },
] as const;
