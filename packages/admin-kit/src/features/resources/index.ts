export { ResourceManager, type ResourceManagerProps } from './resource-manager.screen'
