export { SiteManager as siteManagement } from '.'
