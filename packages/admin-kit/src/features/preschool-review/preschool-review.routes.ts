export { PreschoolManager as preschoolManagement } from '.'
