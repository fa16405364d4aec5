import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    'visites-guide/overview',
    {
      type: 'category',
      label: 'Scénarios',
      link: { type: 'doc', id: 'scenarios/overview' },
      items: [
        'scenarios/suivi-ppc',
        'scenarios/installation-oxygene',
        'scenarios/patient-absent',
        'scenarios/retrait-materiel',
        'scenarios/reinitialiser-livraison',
        'scenarios/supprimer-visite',
        'scenarios/rejet-integration',
        'scenarios/passer-v1-v2',
      ],
    },
    'routes-guide/overview',
    'evenements/overview',
    'modes-reglages/overview',
    'changelog/overview',
    {
      type: 'category',
      label: 'Repères',
      link: { type: 'doc', id: 'reperes/overview' },
      items: [
        'reperes/authentification',
        'reperes/erreurs-et-reprises',
        'reperes/pagination-synchronisation',
        'reperes/hors-connexion',
        'reperes/referentiels-cache',
        'reperes/livraison-tracabilite',
        'reperes/oxygene',
        'reperes/questionnaires',
        'reperes/prescriptions',
        'reperes/extramed',
        'reperes/documents',
        'reperes/donnees-de-sante',
        'reperes/mise-en-production',
        'reperes/glossaire',
        'reperes/sources',
      ],
    },
  ],
};

export default sidebars;
