import { StatePanel } from '@doorway/ui'

/** One row: something with a time, which may lead somewhere. */
export interface HomeRow {
  id: string
  /** In front of the name, for example the kind of record. */
  kind?: string
  name: string
  /** Absent where it is not known. */
  time: string | undefined
  /** Absent where the person can open no screen for it. */
  onOpen?: () => void
}

/** Rows of a block, or the words for none. */
export function RowList({ rows, empty }: { rows: readonly HomeRow[]; empty: string }) {
  if (rows.length === 0) return <StatePanel kind="empty" title={empty} isCompact />
  return (
    <ul className="dw-desk-rows">
      {rows.map(({ id, kind, name, time, onOpen }) => {
        const words = (
          <>
            {kind && <span className="dw-desk-kind">{kind}</span>}
            <span className="dw-desk-name">{name}</span>
            {time && <time className="dw-desk-time">{time}</time>}
          </>
        )
        return (
          <li key={id}>
            {onOpen ? (
              <button type="button" className="dw-desk-row" title={name} onClick={onOpen}>
                {words}
              </button>
            ) : (
              <span className="dw-desk-row">{words}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
