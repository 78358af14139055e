export { JudgeManager, type JudgeManagerProps } from './judge-manager.screen'
