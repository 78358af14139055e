export { PreschoolManager, type PreschoolManagerProps } from './preschool-manager.screen'
