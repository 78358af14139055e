export { EntryManager, type EntryManagerProps } from './entry-manager.screen'
