import type { Translate } from '../../i18n/translate'
import type { ProfileFact } from '../../profiles/fact-difference'
import type { PrincipalContent } from './principal-types'

const BLOCKS = 'p, h2, h3, h4, li, blockquote, pre, figcaption, caption, tr'

/** The words of HTML, each block on a line of its own. */
export function wordsOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks = Array.from(body.querySelectorAll(BLOCKS)).filter((block) => !block.querySelector(BLOCKS))
  const lines = blocks.length > 0 ? blocks.map(({ textContent }) => textContent) : [body.textContent]
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** What is presented about a principal apart from the photo, line by line. */
export function factsOf(t: Translate, content: PrincipalContent, schoolName: string): ProfileFact[] {
  const lines = {
    name: content.name,
    school: schoolName,
    title: content.title,
    summary: content.summary,
    honours: content.honours.join('\n'),
    resume: wordsOfHtml(content.resumeHtml),
    ideas: wordsOfHtml(content.ideasHtml),
  }
  const names = ['name', 'school', 'title', 'summary', 'honours', 'resume', 'ideas'] as const
  return names.map((name) => ({ name, label: t(`principals.field.${name}`), text: lines[name] }))
}
