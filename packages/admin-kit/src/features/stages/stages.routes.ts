export { StageManager as stageManagement } from '.'
