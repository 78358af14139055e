// The public surface of @doorway/ui, by hand: what is not listed here is not promised.
export { DoorwayRoot, type Density, type DoorwayRootProps, type Theme } from './root/doorway-root'
export { useUi } from './root/ui-context'
export type { UiTexts } from './root/ui-texts'
export { Button, IconButton, type ButtonProps, type ButtonVariant, type IconButtonProps } from './button/button'
export { Icon, type IconProps } from './icon/icon'
export { iconNames, type IconName } from './icon/icon-shapes'
export { Checkbox, type CheckboxProps } from './checkbox/checkbox'
export { Skeleton, type SkeletonProps } from './skeleton/skeleton'
