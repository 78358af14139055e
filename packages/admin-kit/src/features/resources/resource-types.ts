import type { managedResourceEndpoints } from '@doorway/api-client/endpoints'

/** Calls about resources. */
export type ResourceCalls = ReturnType<typeof managedResourceEndpoints>
/** A resource in the list. */
export type ResourceRow = Awaited<ReturnType<ResourceCalls['list']>>['rows'][number]
/** Counts of the tabs. */
export type ResourceCounts = Awaited<ReturnType<ResourceCalls['list']>>['counts']
/** A resource with its files and decisions. */
export type ResourceDetail = Awaited<ReturnType<ResourceCalls['get']>>
/** A file of a resource. */
export type ResourceFile = ResourceDetail['files'][number]
/** A decision about a resource. */
export type ResourceDecision = Parameters<ResourceCalls['decide']>[0]
/** What a reader reports. */
export type ResourceReport = Awaited<ReturnType<ResourceCalls['listReports']>>['rows'][number]
