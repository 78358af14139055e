import { refuse } from '../../http/refusals'

/** Refuses changes of the content of sites that are read-only or closed. */
export function requireOpenSite(state: string): void {
  if (state === 'readonly' || state === 'closed') throw refuse('SITE_READONLY', 'articles.siteReadonly')
}
