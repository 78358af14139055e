import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: ReactNode
  /** Beside the title: a chip, a count. */
  details?: ReactNode
  /** At the end of the line. */
  actions?: ReactNode
}

/** Says what a screen is. */
export function PageHeader({ title, details, actions }: PageHeaderProps) {
  return (
    <header className="dw-page-header">
      <h1 className="dw-page-title" tabIndex={-1}>
        {title}
      </h1>
      {details}
      {actions && <div className="dw-page-actions">{actions}</div>}
    </header>
  )
}
