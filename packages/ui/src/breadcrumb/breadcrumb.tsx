import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react'
import { Icon } from '../icon/icon'

export interface BreadcrumbItem {
  id: string
  label: string
  /** An address, where the step is a page of its own. */
  href?: string
  onSelect?: () => void
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Name of the path. */
  label: string
  /** From the root down; the last one is where the reader is. */
  items: readonly BreadcrumbItem[]
}

function Step({ label, href, onSelect }: BreadcrumbItem) {
  if (href !== undefined) {
    const handleClick = (event: MouseEvent) => {
      // With a modifier the browser opens a tab of its own.
      if (!onSelect || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onSelect()
    }
    return (
      <a className="dw-breadcrumb-step" href={href} onClick={handleClick}>
        {label}
      </a>
    )
  }
  if (!onSelect) return <span className="dw-breadcrumb-text">{label}</span>
  return (
    <button type="button" className="dw-breadcrumb-step" onClick={onSelect}>
      {label}
    </button>
  )
}

/** The way from the root to this place; every step but the last leads back. */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb(
  { label, items, className, ...rest },
  ref,
) {
  return (
    <nav {...rest} ref={ref} className={className ? `dw-breadcrumb ${className}` : 'dw-breadcrumb'} aria-label={label}>
      <ol className="dw-breadcrumb-list">
        {items.map((item, at) => (
          <li key={item.id} className="dw-breadcrumb-item">
            {at > 0 && <Icon name="chevron-right" className="dw-breadcrumb-divider" />}
            {at === items.length - 1 ? (
              <span className="dw-breadcrumb-text" aria-current="page">
                {item.label}
              </span>
            ) : (
              <Step {...item} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
})
