import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { browserConditions, sheetAliases } from '../scripts/build/vite-source'

const ofTheServer = [
  'lru-cache',
  'hono',
  'hono/compress',
  'openapi-backend',
  'ajv',
  'hash-wasm',
  'fastest-levenshtein',
  'mediabunny',
  'zod',
  'fflate',
  'hucre/csv',
  'hucre/xlsx',
  'nanotar',
  'opencc-js/cn2t',
  'opencc-js/t2cn',
  'htmlparser2',
  'sanitize-html',
  'drizzle-orm',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
]

const ofThePackages = [
  '@visx/scale',
  '@visx/shape',
  'axe-core',
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@floating-ui/react-dom',
  '@hookform/resolvers/standard-schema',
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-tabs',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'dnd-core',
  'openapi-fetch',
  'react-arborist',
  'react-day-picker',
  'react-dnd-html5-backend',
  'react-hook-form',
  'react-router-dom',
  'use-intl/core',
  'zod/mini',
  'zustand',
  'zustand/vanilla',
]

// Bundled before the first story starts: Vite would find them one by one while stories run and reload the page each
// time, which ends a test run from a cold cache. The arrow names a package that may be installed below another one.
const prebundled = [...ofThePackages, ...ofTheServer.map((name) => `@doorway/api > ${name}`)]

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './{foundation,components,screens}/*.mdx',
    './{overview,foundation}/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/host/src/portal/**/*.stories.tsx',
  ],
  addons: [
    // MDX alone has no tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The packed demo database; the stories' server opens it inside the page.
  staticDirs: [
    { from: '../apps/api/dist/demo', to: '/demo' },
    { from: '../apps/host/public/favicon.svg', to: '/favicon.svg' },
    // The drawings of generated covers.
    { from: '../apps/host/public/covers.svg', to: '/covers.svg' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Relative addresses, so that the static build works from any folder of any web server.
    base: './',
    resolve: { ...vite.resolve, conditions: browserConditions, alias: sheetAliases },
    // The stories' server runs in a worker that loads its parts on demand.
    worker: { ...vite.worker, format: 'es' },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...prebundled],
      exclude: ['@electric-sql/pglite'],
    },
    build: { ...vite.build, target: 'chrome109', chunkSizeWarningLimit: 4_000 },
  }),
}

export default config
