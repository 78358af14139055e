import type { managedSiteEndpoints, siteEndpoints } from '@doorway/api-client/endpoints'

/** Calls about sites. */
export type SiteCalls = ReturnType<typeof managedSiteEndpoints>
/** A site in the list. */
export type SiteRow = Awaited<ReturnType<ReturnType<typeof siteEndpoints>['list']>>['rows'][number]
/** A site with everything its administrators look after. */
export type SiteDetail = Awaited<ReturnType<SiteCalls['get']>>
/** What a site is saved with. */
export type SiteDraft = Parameters<SiteCalls['save']>[0]
/** The blocks of a front page with their version. */
export type SiteBlocks = Awaited<ReturnType<SiteCalls['listBlocks']>>
/** A block of a front page. */
export type SiteBlock = SiteBlocks['blocks'][number]
/** What the blocks are saved with. */
export type BlocksDraft = Parameters<SiteCalls['saveBlocks']>[1]
/** Special topics and links to other sites of a front page. */
export type SiteLinks = Awaited<ReturnType<SiteCalls['listLinks']>>
/** A special topic. */
export type SiteTopic = SiteLinks['topics'][number]
/** A group of links to other sites. */
export type LinkGroup = SiteLinks['linkGroups'][number]
/** What topics and links are saved with. */
export type LinksDraft = Parameters<SiteCalls['saveLinks']>[1]
