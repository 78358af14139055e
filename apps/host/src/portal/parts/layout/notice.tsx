import type { ReactNode } from 'react'
import './notice.css'

export interface NoticeProps {
  title: string
  hint: string
  /** The next steps: never a dead end. */
  children: ReactNode
}

/** A whole-page message with an illustration and the next steps. */
export function Notice({ title, hint, children }: NoticeProps) {
  return (
    <section className="dw-portal-notice">
      <svg className="dw-portal-notice-art" viewBox="0 0 96 96" aria-hidden="true">
        <path className="dw-portal-art-tint" d="M20 80V34a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v46z" />
        <path
          className="dw-portal-art-line"
          d="M20 80V34a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v46M10 80h76M48 26v54M57 54v6M39 54v6"
        />
        <path className="dw-portal-art-line" d="M30 16h36" />
      </svg>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{hint}</p>
      <div className="dw-portal-notice-actions">{children}</div>
    </section>
  )
}
