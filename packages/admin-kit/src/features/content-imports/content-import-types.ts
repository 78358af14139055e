import type { ContentImportEndpoints } from '@doorway/api-client'

/** An import of articles. */
export type ContentImport = Awaited<ReturnType<ContentImportEndpoints['get']>>
/** An import in the list of earlier ones. */
export type ContentImportSummary = Awaited<ReturnType<ContentImportEndpoints['list']>>[number]
/** An article in the report of an import. */
export type ContentImportItem = Awaited<ReturnType<ContentImportEndpoints['report']>>['rows'][number]
/** Columns and names of authors that the reader has chosen. */
export type ContentMapping = Parameters<ContentImportEndpoints['map']>[0]
/** Where articles come from. */
export type ContentSource = ContentImport['source']

/** Is the server still at it? */
export const isAtWork = ({ state }: Pick<ContentImport, 'state'>): boolean =>
  state === 'reading' || state === 'importing'
