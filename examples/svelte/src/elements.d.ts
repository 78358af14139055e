import type { DoorwaySvelteElements } from '@doorway/admin-kit/elements'

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends DoorwaySvelteElements {}
}
