export { ResultManager as resultManagement } from '.'
