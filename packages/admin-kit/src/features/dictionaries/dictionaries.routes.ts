export { DictionaryManager as dictionaryManagement } from '.'
