import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'user-manager': 'src/features/users/index.ts',
    'area-manager': 'src/features/areas/index.ts',
    'react-router': 'src/react-router.ts',
  },
  format: 'esm',
  target: 'chrome109',
  splitting: true,
  dts: true,
  sourcemap: true,
  clean: true,
})
