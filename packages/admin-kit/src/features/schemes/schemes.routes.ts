export { SchemeManager as schemeManagement } from '.'
