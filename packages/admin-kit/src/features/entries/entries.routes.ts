export { EntryManager as entryManagement } from '.'
