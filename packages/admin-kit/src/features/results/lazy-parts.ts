import { lazyPart } from '../../loading/lazy-part'

/** How the score of a work came about. */
export const scoreCalculation = lazyPart(async () => (await import('./score-calculation')).ScoreCalculation)

/** The form of another award for a work. */
export const awardForm = lazyPart(async () => (await import('./award-form')).AwardForm)

/** Certificates of the awards. */
export const certificateList = lazyPart(async () => (await import('./certificate-list')).CertificateList)

/** Templates of certificates. */
export const templatePanel = lazyPart(async () => (await import('./template-panel')).TemplatePanel)

/** Objections to the results. */
export const objectionList = lazyPart(async () => (await import('./objection-list')).ObjectionList)
