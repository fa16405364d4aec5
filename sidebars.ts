import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    'visites-guide/overview',
    'routes-guide/overview',
    'evenements/overview',
    'modes-reglages/overview',
    'changelog/overview',
  ],
};

export default sidebars;
