import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    {
      type: 'category',
      label: 'Démarrer',
      collapsed: false,
      items: ['intro', 'visites-guide/overview', 'routes-guide/overview', 'reperes/evaluer', 'reperes/overview'],
    },
    {
      type: 'category',
      label: 'Construire',
      items: [
        'reperes/authentification',
        'reperes/client',
        'reperes/erreurs-et-reprises',
        'reperes/pagination-synchronisation',
        'reperes/notifications',
        'reperes/hors-connexion',
        'reperes/referentiels-cache',
        'reperes/documents',
      ],
    },
    {
      type: 'category',
      label: 'Métier',
      items: [
        'reperes/planning',
        'evenements/overview',
        'modes-reglages/overview',
        'reperes/oxygene',
        'reperes/livraison-tracabilite',
        'reperes/consommables',
        'reperes/prescriptions',
        'reperes/cures',
        'reperes/questionnaires',
        'reperes/education-therapeutique',
        'reperes/fiche-suivi',
        'reperes/extramed',
        'reperes/glossaire',
      ],
    },
    {
      type: 'category',
      label: 'Scénarios',
      link: { type: 'doc', id: 'scenarios/overview' },
      items: [
        'scenarios/tournee-intervenant',
        'scenarios/suivi-ppc',
        'scenarios/saisir-ordonnance',
        'scenarios/installation-oxygene',
        'scenarios/cure-perfusion',
        'scenarios/nutrition-enterale',
        'scenarios/planifier-visite',
        'scenarios/transmettre-fiche-suivi',
        'scenarios/accompagner-patient',
        'scenarios/renouveler-consommables',
        'scenarios/ouvrir-agence',
        'scenarios/patient-absent',
        'scenarios/retrait-materiel',
        'scenarios/reinitialiser-livraison',
        'scenarios/supprimer-visite',
        'scenarios/rejet-integration',
        'scenarios/passer-v1-v2',
        'scenarios/rattraper-notifications',
      ],
    },
    {
      type: 'category',
      label: 'Exploiter',
      items: ['reperes/mise-en-production', 'reperes/premier-jour', 'changelog/overview'],
    },
    {
      type: 'category',
      label: 'Conformité',
      items: ['reperes/donnees-de-sante', 'reperes/choix-conception', 'reperes/sources'],
    },
  ],
};

export default sidebars;
