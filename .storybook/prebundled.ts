// What the packages load and the two that only this server half loads. The arrow is Vite's way to name a package
// that is installed below another one.
const ofTheServer = [
  'hono',
  'hono/compress',
  'openapi-backend',
  'ajv',
  'hash-wasm',
  'zod',
  'hucre/xlsx',
  'drizzle-orm',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
]

const ofThePackages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@floating-ui/react-dom',
  '@hookform/resolvers/standard-schema',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'openapi-fetch',
  'react-arborist',
  'react-day-picker',
  'react-hook-form',
  'use-intl/core',
  'zod/mini',
  'zustand',
  'zustand/vanilla',
]

/**
 * Packages that stories load, bundled before the first story starts. Vite would find them one by one while stories run
 * and reload the page each time, which ends a test run from a cold cache.
 */
export const prebundled = [...ofThePackages, ...ofTheServer.map((name) => `@doorway/api > ${name}`)]
