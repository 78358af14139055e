import { forwardRef, useState, type ComponentPropsWithoutRef, type FormEvent } from 'react'
import { IconButton } from '../button/button'
import { useUi } from '../context/ui-context'
import { Select } from '../select/select'
import { pageMarks } from './page-numbers'
import { partOf } from '../part/part-of'

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** 1 for the first page. */
  page: number
  pageSize: number
  /** Records on all pages; while it is absent, the room of the buttons is empty. */
  total?: number
  onPageChange: (page: number) => void
  /** Absent: the size is fixed. The owner decides which page follows; the first is usual. */
  onPageSizeChange?: (pageSize: number) => void
  pageSizes?: readonly number[]
}

const SIZES = [10, 20, 50, 100]

function PageJump({ pages, onPageChange }: { pages: number; onPageChange: (page: number) => void }) {
  const { texts } = useUi()
  const [typed, setTyped] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A page inside another form must not send that form.
    event.stopPropagation()
    const wanted = Number.parseInt(typed, 10)
    if (Number.isFinite(wanted)) onPageChange(Math.min(Math.max(wanted, 1), pages))
    setTyped('')
  }
  return (
    <form className="dw-pagination-jump" onSubmit={handleSubmit}>
      <input
        className="dw-input dw-pagination-input"
        inputMode="numeric"
        placeholder={texts.jumpToPage}
        aria-label={texts.jumpToPage}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
      />
    </form>
  )
}

/** Which page of how many, with size and jump. With one page it only shows the total. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageSize, total, onPageChange, onPageSizeChange, pageSizes = SIZES, className, style, ...rest },
  ref,
) {
  const { texts } = useUi()
  const pages = total ? Math.ceil(total / pageSize) : 1
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [pageSize, ...pageSizes]
  return (
    <nav
      {...partOf('pagination')}
      {...rest}
      ref={ref}
      className={className ? `dw-pagination ${className}` : 'dw-pagination'}
      // The buttons would move when it is known how many pages there are.
      style={total === undefined ? { ...style, visibility: 'hidden' } : style}
      aria-label={texts.pagination}
    >
      <span className="dw-pagination-total">{total !== undefined && texts.total(total)}</span>
      {onPageSizeChange && (
        <Select
          className="dw-pagination-size"
          aria-label={texts.pageSizeLabel}
          placeholder={null}
          options={sizes.map((size) => ({ value: String(size), label: texts.pageSize(size) }))}
          value={String(pageSize)}
          onValueChange={(size) => onPageSizeChange(Number(size))}
        />
      )}
      <span className="dw-pagination-pages">
        <IconButton
          icon="chevron-left"
          label={texts.previousPage}
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        />
        {pageMarks(page, pages).map((mark) =>
          typeof mark === 'number' ? (
            <button
              key={mark}
              type="button"
              className="dw-pagination-page"
              aria-label={texts.page(mark)}
              aria-current={mark === page ? 'page' : undefined}
              onClick={() => onPageChange(mark)}
            >
              {mark}
            </button>
          ) : (
            <span key={mark} className="dw-pagination-gap" aria-hidden="true">
              …
            </span>
          ),
        )}
        <IconButton
          icon="chevron-right"
          label={texts.nextPage}
          disabled={page >= pages}
          onClick={() => onPageChange(page + 1)}
        />
      </span>
      {pages > 7 && <PageJump pages={pages} onPageChange={onPageChange} />}
    </nav>
  )
})
