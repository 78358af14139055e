import { lazyPart } from '../../loading/lazy-part'

/** The form of a site. */
export const siteDialog = lazyPart(async () => (await import('./site-dialog')).SiteDialog)

/** The blocks of a front page with their preview. */
export const siteBlocks = lazyPart(async () => (await import('./site-blocks')).SiteBlocksEditor)

/** The archive of a site. */
export const siteArchive = lazyPart(async () => (await import('./site-questions')).SiteArchive)

/** The topics or the links of a front page. */
export const siteLinks = lazyPart(async () => (await import('./site-links')).SiteLinksEditor)

/** The question before a site is deleted. */
export const siteDeletion = lazyPart(async () => (await import('./site-questions')).SiteDeletion)
