import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-shapes'

export type ButtonVariant = 'default' | 'primary' | 'quiet' | 'danger'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** One primary action per view; danger only at the moment of decision. */
  variant?: ButtonVariant
  size?: 'm' | 's'
  /** Rendered before the label. */
  icon?: IconName
  /** An action is pending: the button retains focus and width, is announced as busy, and ignores presses. */
  isBusy?: boolean
  children?: ReactNode
}

/** A button. It submits nothing unless `type="submit"` says so. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'default', size = 'm', icon, isBusy = false, className, children, onClick, type = 'button', ...rest },
  ref,
) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      ref={ref}
      // oxlint-disable-next-line react/button-has-type -- the default is 'button', chosen above
      type={type}
      className={className ? `dw-button ${className}` : 'dw-button'}
      data-variant={variant}
      data-size={size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {isBusy ? <span className="dw-button-spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children !== undefined && <span className="dw-button-text">{children}</span>}
    </button>
  )
})

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  icon: IconName
  /** Accessible name, for users who do not see the icon; also the tooltip, unless `title` is another. */
  label: string
}

/** A square button that shows an icon and is named by its label. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, title = label, className, ...rest },
  ref,
) {
  return (
    <Button
      ref={ref}
      variant="quiet"
      {...rest}
      className={className ? `dw-icon-button ${className}` : 'dw-icon-button'}
      aria-label={label}
      title={title}
    />
  )
})
