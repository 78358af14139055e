import { defineConfig } from 'tsup'

export default defineConfig({
  // The last one is for journeys, whose servers follow each other in one process.
  entry: ['src/main.ts', 'src/supervise.ts', 'src/testing/journey-servers.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  splitting: true,
  dts: false,
  // Patterns inside dist; the demo that Storybook and the tests start from stays.
  clean: ['!demo/**'],
  // Workspaces are TypeScript sources. Libraries of many small modules are bundled too: resolving their 250 files took a
  // quarter of each start of the server. Everything else is loaded from node_modules.
  noExternal: [/^@doorway\//, /^(drizzle-orm|zod|hono|htmlparser2)(\/|$)/],
  // An optional dependency counts as none of the package's own, and its binary cannot be bundled.
  external: ['sharp'],
  esbuildOptions(options) {
    options.conditions = ['doorway-source']
  },
})
