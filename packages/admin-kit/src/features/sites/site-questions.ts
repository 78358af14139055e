export { SiteArchive } from './site-archive'
export { SiteDeletion } from './site-deletion'
