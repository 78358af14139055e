import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  splitting: true,
  dts: false,
  clean: ['dist/*.js', 'dist/*.map'],
  // Workspaces are TypeScript sources; everything else is loaded from node_modules.
  noExternal: [/^@doorway\//],
  esbuildOptions(options) {
    options.conditions = ['doorway-source']
  },
})
