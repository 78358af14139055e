export { SiteManager, type SiteManagerProps } from './site-manager.screen'
