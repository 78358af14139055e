/** The seven states of a page or list that shows no content. */
export type StateKind = 'empty' | 'noResults' | 'error' | 'offline' | 'forbidden' | 'signIn' | 'notFound'

/** Two paths for each state: a tinted shape and the lines over it, on a grid of 96. */
const DRAWINGS: Record<StateKind, readonly [tint: string, lines: string]> = {
  empty: [
    'M16 54h20l6 10h12l6-10h20v24a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z',
    'M16 54 28 30h40l12 24v24a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6zM16 54h20l6 10h12l6-10h20M48 12v10M30 14l4 8M66 14l-4 8',
  ],
  noResults: [
    'M42 16a24 24 0 1 1 0 48 24 24 0 0 1 0-48z',
    'M42 16a24 24 0 1 1 0 48 24 24 0 0 1 0-48zM60 58l22 24M32 40h20',
  ],
  error: [
    'M20 16h40l16 16v48H20z',
    'M60 16v16h16M20 52V16h40l16 16v18M20 66v14h56V64M20 52l10 7 10-8 12 9 12-9 12 8M20 66l10 5',
  ],
  offline: [
    'M30 70a16 16 0 0 1-2-32 22 22 0 0 1 42 4 14 14 0 0 1-2 28z',
    'M30 70a16 16 0 0 1-2-32 22 22 0 0 1 42 4 14 14 0 0 1-2 28zM18 82 78 14',
  ],
  forbidden: [
    'M48 12 78 24v22c0 20-12 32-30 38-18-6-30-18-30-38V24z',
    'M48 12 78 24v22c0 20-12 32-30 38-18-6-30-18-30-38V24zM34 48h28',
  ],
  signIn: ['M34 14h40v68H34z', 'M34 30V14h40v68H34V66M14 48h38M42 38l10 10-10 10M64 46v6'],
  notFound: [
    'M20 80V34a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v46z',
    'M20 80V34a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v46M10 80h76M48 26v54M57 54v6M39 54v6M30 16h36',
  ],
}

/** The drawing of a state. Decorative: the text next to it says the same. */
export function StateArt({ kind }: { kind: StateKind }) {
  const [tint, lines] = DRAWINGS[kind]
  return (
    <svg className="dw-portal-art" data-kind={kind} viewBox="0 0 96 96" aria-hidden="true">
      <path className="dw-portal-art-tint" d={tint} />
      <path className="dw-portal-art-line" d={lines} />
    </svg>
  )
}
