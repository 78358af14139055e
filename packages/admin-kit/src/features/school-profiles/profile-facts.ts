import type { Translate } from '../../i18n/translate'
import { emptyContent } from './profile-form'
import type { ProfileContent } from './school-profile-types'

/** A line of what a school presents, as plain text. */
export interface ProfileFact {
  name: string
  label: string
  text: string
}

const numberText = (value: number | null) => (value === null ? '' : String(value))

/** What a school presents apart from its pictures, line by line; a school without a profile has empty lines. */
export function factsOf(t: Translate, known: ProfileContent | null): ProfileFact[] {
  const content = known ?? emptyContent
  const lines = {
    motto: content.motto,
    idea: content.idea,
    intro: content.intro,
    foundedYear: numberText(content.foundedYear),
    studentBand: content.studentBand,
    staffTotal: numberText(content.staffTotal),
    staffSenior: numberText(content.staffSenior),
    staffGraduate: numberText(content.staffGraduate),
    tags: content.tags.map((tag) => t(`schoolProfiles.tags.${tag}`)).join('\n'),
    features: content.features.join('\n'),
    honours: content.honours.join('\n'),
    courses: content.courses.map(({ name, summary }) => `${name} · ${summary}`).join('\n'),
  }
  const names = [
    'motto',
    'idea',
    'intro',
    'foundedYear',
    'studentBand',
    'staffTotal',
    'staffSenior',
    'staffGraduate',
    'tags',
    'features',
    'honours',
    'courses',
  ] as const
  return names.map((name) => ({ name, label: t(`schoolProfiles.field.${name}`), text: lines[name] }))
}
