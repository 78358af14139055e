export { ResultManager, type ResultManagerProps } from './result-manager.screen'
