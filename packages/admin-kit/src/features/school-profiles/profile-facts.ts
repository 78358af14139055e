import type { Translate } from '../../i18n/translate'
import type { ProfileFact } from '../../profiles/fact-difference'
import type { ProfileContent } from './school-profile-types'

const numberText = (value: number | null) => (value === null ? '' : String(value))

/** What a school presents apart from its pictures, line by line. */
export function factsOf(t: Translate, content: ProfileContent): ProfileFact[] {
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
