import type { ComponentPropsWithRef } from 'react'
import { iconShapes, type IconName } from './icon-shapes'

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** A registered name; anything else, as old menus may store, draws the cube (specification section 3). */
  name: IconName | (string & {})
}

const isKnown = (name: string): name is IconName => Object.hasOwn(iconShapes, name)

/** A line icon in the colour of the text around it. It is decoration: name the control that carries it. */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg {...rest} className={className ? `dw-icon ${className}` : 'dw-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconShapes[isKnown(name) ? name : 'cube']} />
    </svg>
  )
}
