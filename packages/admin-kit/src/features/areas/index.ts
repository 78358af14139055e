export { AreaManager, type AreaManagerProps } from './area-manager.screen'
export { AreaPicker, type AreaPickerProps } from './area-picker'
