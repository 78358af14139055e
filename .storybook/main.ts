import type { StorybookConfig } from '@storybook/react-vite'
import { browserConditions, sheetAliases } from '../scripts/vite-source.mjs'
import { prebundled } from './prebundled'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', '../packages/*/src/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The packed demo database; the stories' server opens it inside the page.
  staticDirs: [{ from: '../apps/api/dist/demo', to: '/demo' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Relative addresses, so that the static build works from any folder of any web server.
    base: './',
    resolve: { ...vite.resolve, conditions: browserConditions, alias: sheetAliases },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...prebundled],
      exclude: ['@electric-sql/pglite'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4_000 },
  }),
}

export default config
