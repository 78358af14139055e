import type { Schema } from '@doorway/api-client/types'
import type { Db } from '../../db/database'
import { filmSimilarity } from '../../pictures/frame-hash'
import { countFilms, listFilmCandidates, listFilms } from './film-twins.queries'

type Twin = Schema<'WorkTwin'>

/** Works whose films look like one of this work, each with its most similar film. */
export async function listFilmTwins(db: Db, workId: number, from: number): Promise<Twin[]> {
  const twins = new Map<number, Twin>()
  for (const { seconds, hashes: own } of await listFilms(db, workId))
    for (const { hashes, seconds: _, ...work } of await listFilmCandidates(db, workId, seconds)) {
      const similarity = filmSimilarity(own, hashes)
      const known = twins.get(work.id)
      if (similarity >= from && (!known || known.similarity < similarity))
        twins.set(work.id, { ...work, kind: 'similarFilm', similarity })
    }
  return [...twins.values()]
}

/** Whether the films of a work have been compared; null for a work without one. */
export async function filmCheckOf(db: Db, workId: number): Promise<Schema<'ManagedWorkDetail'>['filmCheck']> {
  const { films, done, waiting } = await countFilms(db, workId)
  if (films === 0) return null
  if (done === films) return 'checked'
  return done + waiting === films ? 'waiting' : 'unchecked'
}
