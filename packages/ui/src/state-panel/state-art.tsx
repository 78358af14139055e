/** What a panel stands for. */
export type StateKind = 'empty' | 'filtered-empty' | 'error' | 'forbidden' | 'offline' | 'closed' | 'coming'

const box = 'M16 40l10-20h44l10 20v32H16zM16 40h20l4 8h16l4-8h20'
const drawings: Record<StateKind, { line: string; tint: string }> = {
  empty: { line: box, tint: 'M16 40h20l4 8h16l4-8h20v32H16z' },
  'filtered-empty': {
    line: 'M42 18a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM60 60l20 20M33 42h18',
    tint: 'M42 18a24 24 0 1 0 0 48 24 24 0 0 0 0-48z',
  },
  error: { line: 'M48 16l36 62H12zM48 38v18M48 66v1', tint: 'M48 16l36 62H12z' },
  forbidden: { line: 'M24 42h48v36H24zM34 42V30a14 14 0 0 1 28 0v12M48 56v9', tint: 'M24 42h48v36H24z' },
  offline: {
    line: 'M28 70a16 16 0 0 1-2-32 22 22 0 0 1 42-4 18 18 0 0 1 2 36zM40 46l16 16M56 46L40 62',
    tint: 'M28 70a16 16 0 0 1-2-32 22 22 0 0 1 42-4 18 18 0 0 1 2 36z',
  },
  closed: {
    line: 'M48 16a32 32 0 1 0 0 64 32 32 0 0 0 0-64zM48 30v18l12 8',
    tint: 'M48 16a32 32 0 1 0 0 64 32 32 0 0 0 0-64z',
  },
  coming: {
    line: 'M20 78V34a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v44M10 78h76M48 26v52M57 52v6M39 52v6',
    tint: 'M20 78V34a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v44z',
  },
}

/** The small line drawing of a state, in two tints of the accent; one for each, shared by all screens. */
export function StateArt({ kind }: { kind: StateKind }) {
  const { line, tint } = drawings[kind]
  return (
    <svg className="dw-state-art" viewBox="0 0 96 96" aria-hidden="true">
      <path className="dw-state-tint" d={tint} />
      <path className="dw-state-line" d={line} />
    </svg>
  )
}
