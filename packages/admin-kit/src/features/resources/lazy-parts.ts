import { lazyPart } from '../../loading/lazy-part'

/** One resource with its files and what may be done about it. */
export const resourceDetails = lazyPart(async () => (await import('./resource-details')).ResourceDetails)

/** What readers report. */
export const reportList = lazyPart(async () => (await import('./report-list')).ReportList)
