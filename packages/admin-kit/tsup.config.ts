import { defineConfig } from 'tsup'
import { keepModules, shippedFiles } from '../../scripts/build/keep-modules'
import { inlineSheet } from './inline-sheet.mjs'

export default defineConfig({
  entry: shippedFiles,
  silent: true,
  format: 'esm',
  target: 'chrome109',
  dts: {
    entry: {
      index: 'src/index.ts',
      'user-manager': 'src/features/users/index.ts',
      'area-manager': 'src/features/areas/index.ts',
      'organization-manager': 'src/features/organizations/index.ts',
      'role-manager': 'src/features/roles/index.ts',
      'self-edit': 'src/features/self-edit/index.ts',
      embed: 'src/embed/index.ts',
      elements: 'src/elements/index.ts',
      snippets: 'src/snippets/index.ts',
      'react-router': 'src/react-router.ts',
    },
  },
  splitting: false,
  sourcemap: true,
  clean: true,
  // For frameworks that draw on the server: everything here belongs to the page.
  banner: { js: "'use client'" },
  esbuildPlugins: [inlineSheet, keepModules],
})
