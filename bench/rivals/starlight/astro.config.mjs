import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';

export default defineConfig({
  site: 'https://docs.visites.example',
  integrations: [
    starlight({
      title: 'API Visites à domicile',
      locales: { root: { label: 'Français', lang: 'fr' } },
      plugins: [starlightOpenAPI([{ base: 'api', schema: '../openapi.json' }])],
      sidebar: openAPISidebarGroups,
    }),
  ],
});
