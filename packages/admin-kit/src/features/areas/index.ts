export { AreaManager, type AreaManagerProps } from './area-manager.screen'
export { areaChildren, areaHits, ROOT_CODE } from './areas.queries'
