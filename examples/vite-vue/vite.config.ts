import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('doorway-') } } })],
  // Libraries below the kit are marked for server components, of which there are none here.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
})
