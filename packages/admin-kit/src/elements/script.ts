// The script tag: React is inside, the elements are defined, the mounts are exported.
import { defineElements } from './define-elements'

export * from '../embed'
export { defineElements }

// `embed.js?suffix=-v2` lets a second version share the page with the first.
defineElements({ suffix: new URL(import.meta.url).searchParams.get('suffix') ?? undefined })
