export { DictionaryManager, type DictionaryManagerProps } from './dictionary-manager.screen'
