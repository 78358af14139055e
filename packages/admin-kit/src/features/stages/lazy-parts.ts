import { lazyPart } from '../../loading/lazy-part'

/** The forms of stages and subjects, with the form library. */
export const stageDialog = lazyPart(async () => (await import('./stage-dialog')).StageDialog)

/** The researchers of a subject. */
export const researcherList = lazyPart(async () => (await import('./researcher-list')).ResearcherList)

/** The form of a subject. */
export const subjectDialog = lazyPart(async () => (await import('./subject-dialog')).SubjectDialog)
