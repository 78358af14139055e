import type { ReadOperation } from './contract'
import type { Probe } from './probe'

/** Is the operation meant by a name: its own, or a path that it stands under? */
function isMeant({ id, path }: ReadOperation, name: string): boolean {
  return id === name || path === name || (name.startsWith('/') && path.startsWith(`${name.replace(/\/$/, '')}/`))
}

/** The operations that the names mean; all of them without names. */
export function chosenOperations(operations: readonly ReadOperation[], only: readonly string[]): ReadOperation[] {
  return operations.filter((operation) => only.length === 0 || only.some((name) => isMeant(operation, name)))
}

/** The questions to the chosen operations, and those before them that bring the facts they need. */
export function probesFor(probes: readonly Probe[], chosen: ReadonlySet<string>): Probe[] {
  const wanted = new Set<string>()
  const included = probes.toReversed().filter(({ operation, needs = [], learns = {} }) => {
    const isIncluded = chosen.has(operation) || Object.keys(learns).some((fact) => wanted.has(fact))
    if (isIncluded) for (const fact of needs) wanted.add(fact)
    return isIncluded
  })
  return included.toReversed()
}
