import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  // Libraries below the kit are marked for server components, of which there are none here.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
})
