export { ColumnManager, type ColumnManagerProps } from './column-manager.screen'
