export { BehalfEntries, type BehalfEntriesProps } from './behalf-entries.screen'
