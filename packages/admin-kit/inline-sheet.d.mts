import type { Plugin } from 'esbuild'
export const inlineSheet: Plugin
