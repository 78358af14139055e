export { ColumnManager as columnManagement } from '.'
