import * as z from 'zod/mini'
import { chosenId } from './fields'
import type { RuleKey } from './messages/zh'
import { brokenFileRule } from './upload'

/** Limits of what families hand in for early childhood; the specification leaves them open. */
export const homeLimits = {
  titleMax: 100,
  contentMax: 5000,
  /** Pictures of one submission. */
  picturesMax: 9,
} as const

/** Pictures of a submission: what phones make and every browser shows. */
export const pictureFileTypes: readonly string[] = ['jpg', 'jpeg', 'png', 'webp']

/**
 * The consent text that a guardian reads before submitting pictures of a child. Other words are another version: a consent
 * that was given says by it what had been read.
 */
export const homeConsent = { textCode: 'preschool.image', textVersion: '1' } as const

/** The rule that a picture breaks before anything is sent. */
export function brokenPictureRule(file: { name: string; size: number }): RuleKey | undefined {
  const broken = brokenFileRule(file, pictureFileTypes)
  return broken === 'uploads.error.type' ? 'preschool.error.pictureType' : broken
}

const isWritten = (text: string) => text.trim() !== ''
const title = z
  .string('resources.error.missing')
  .check(
    z.refine(isWritten, 'resources.error.missing'),
    z.maxLength(homeLimits.titleMax, 'selfEdit.error.titleTooLong'),
  )
const content = z
  .string('resources.error.missing')
  .check(z.maxLength(homeLimits.contentMax, 'selfEdit.error.textTooLong'))
const choice = z.string('resources.error.missing').check(z.minLength(1, 'resources.error.missing'))
const pictures = z.optional(
  z.array(z.string()).check(z.maxLength(homeLimits.picturesMax, 'preschool.error.tooManyPictures')),
)

/** Rules of a draft: only its title is needed. */
export const homeDraftRules = z.looseObject({
  title,
  content: z.optional(z.nullable(content)),
  fileIds: pictures,
})

const filled = {
  title,
  workKind: choice,
  field: choice,
  ageClass: choice,
  content: content.check(z.refine(isWritten, 'resources.error.missing')),
  fileIds: pictures,
}

const withChild = { ...filled, childId: chosenId('resources.error.missing') }

/** Rules of a submission; a submission with pictures of a child names the child. */
export function homeSubmissionRules(showsChild: boolean) {
  return z.looseObject(showsChild ? withChild : filled)
}
