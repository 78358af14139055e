import type { StageSubject } from '../domain/user'

/** The parts of a comma list (`2,3`); empty ones do not count. */
export function textsFromWire(list: string | null): string[] {
  if (list === null) return []
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The numbers of a comma list (`3,7`). */
export function idsFromWire(list: string | null): number[] {
  return textsFromWire(list).map(Number).filter(Number.isSafeInteger)
}

/** A comma-separated list in its order. */
export const listToWire = (values: readonly (string | number)[]): string => values.join(',')

/** ext3: pairs of stage and subject (`2-0103,2-0104`); a part without both halves does not count. */
export function stageSubjectsFromWire(list: string | null): StageSubject[] {
  return textsFromWire(list).flatMap((pair) => {
    const [stageCode, subjectCode] = pair.split('-')
    return stageCode && subjectCode ? [{ stageCode, subjectCode }] : []
  })
}

/** See {@link stageSubjectsFromWire}. */
export function stageSubjectsToWire(pairs: readonly StageSubject[]): string {
  return listToWire(pairs.map(({ stageCode, subjectCode }) => `${stageCode}-${subjectCode}`))
}
