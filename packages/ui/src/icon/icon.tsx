import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { iconShapes, type IconName } from './icon-shapes'

export interface IconProps extends ComponentPropsWithoutRef<'svg'> {
  /** A registered name; anything else, as old menus may store, shows the cube (specification section 3). */
  name: IconName | (string & {})
}

const isKnown = (name: string): name is IconName => Object.hasOwn(iconShapes, name)

/** A line icon in the colour of the text around it. It is decoration: name the control that carries it. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon({ name, className, ...rest }, ref) {
  return (
    <svg
      {...rest}
      ref={ref}
      className={className ? `dw-icon ${className}` : 'dw-icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconShapes[isKnown(name) ? name : 'cube']} />
    </svg>
  )
})
