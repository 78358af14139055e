export { AreaManager as areaManagement } from '.'
