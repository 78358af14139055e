import { forwardRef, type ComponentPropsWithoutRef } from 'react'

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The person's name; its last character is the fallback without a picture. */
  name: string
  /** A data URL or an address of our own origin. */
  picture?: string | null
}

/** A person's picture, or the last character of the name, as is usual for Chinese names. It is decoration next to the name. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, picture, className, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      className={className ? `dw-avatar ${className}` : 'dw-avatar'}
      aria-hidden="true"
      // Shown by the sheet: as text it would be a part of what a button around it shows, and not of its name.
      data-initial={picture ? undefined : Array.from(name).at(-1)}
    >
      {picture && <img className="dw-avatar-picture" src={picture} alt="" />}
    </span>
  )
})
