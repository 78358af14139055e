export { ResourceManager as resourceManagement } from '.'
