export { StageManager, type StageManagerProps } from './stage-manager.screen'
