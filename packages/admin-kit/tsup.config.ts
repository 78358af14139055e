import { defineConfig } from 'tsup'
import { inlineSheet } from './inline-sheet.mjs'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'user-manager': 'src/features/users/index.ts',
    'area-manager': 'src/features/areas/index.ts',
    'organization-manager': 'src/features/organizations/index.ts',
    'role-manager': 'src/features/roles/index.ts',
    'self-edit': 'src/features/self-edit/index.ts',
    embed: 'src/embed/index.ts',
    elements: 'src/elements/index.ts',
    'react-router': 'src/react-router.ts',
  },
  format: 'esm',
  target: 'chrome109',
  splitting: true,
  dts: true,
  sourcemap: true,
  clean: true,
  esbuildPlugins: [inlineSheet],
})
