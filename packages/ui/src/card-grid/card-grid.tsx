import { forwardRef, type ComponentPropsWithoutRef, type CSSProperties } from 'react'

export interface CardGridProps extends ComponentPropsWithoutRef<'ul'> {
  /** What the cards are, for people who do not see the heading. */
  label?: string
  /** Least width of a card in px; the cards share the row. */
  cardWidth?: number
}

/** Cards side by side, as many as fit. Each child is wrapped in an `<li>`. */
export const CardGrid = forwardRef<HTMLUListElement, CardGridProps>(function CardGrid(
  { label, cardWidth = 240, className, style, ...rest },
  ref,
) {
  const width: CSSProperties & Record<'--dw-card-grid-width', string> = { '--dw-card-grid-width': `${cardWidth}px` }
  return (
    <ul
      {...rest}
      ref={ref}
      aria-label={label}
      className={className ? `dw-card-grid ${className}` : 'dw-card-grid'}
      style={{ ...width, ...style }}
    />
  )
})
