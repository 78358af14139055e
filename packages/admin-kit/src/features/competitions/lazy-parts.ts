import { lazyPart } from '../../loading/lazy-part'

/** The editor of a competition, step by step. */
export const competitionEditor = lazyPart(async () => (await import('./competition-editor')).CompetitionEditor)

/** The form of a new competition. */
export const newCompetition = lazyPart(async () => (await import('./new-competition')).NewCompetition)
