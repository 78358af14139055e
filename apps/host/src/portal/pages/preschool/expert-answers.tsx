import type { ExpertAnswerPage } from '../../data/portal-reader'
import { dayOf } from '../../parts/links/article-link'
import { MetadataChips } from '../../parts/metadata/metadata'
import { usePageStrings } from '../../use-page-strings'
import { route } from './preschool.route'
import './expert-answers.css'

type ExpertAnswer = ExpertAnswerPage['data'][number]

const metadataOf = ({ age, topic }: ExpertAnswer) => [
  ...(age === null ? [] : [{ key: 'age', value: String(age) }]),
  ...(topic === null ? [] : [{ key: 'topic', value: topic }]),
]

/** Questions of parents with the answers of experts, as editors publish them. */
export function ExpertAnswers({ answers }: { answers: readonly ExpertAnswer[] }) {
  const strings = usePageStrings(route)
  return (
    <ul className="dw-answers">
      {answers.map((one) => (
        <li key={one.id}>
          <h2>{one.question}</h2>
          <MetadataChips row={{ facts: metadataOf(one) }} keys={['age', 'topic']} />
          {one.answer.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="dw-answers-from">
            <span>{strings.answeredBy(one.expertName, one.expertTitle)}</span>
            <time dateTime={dayOf(one.publishAt)}>{dayOf(one.publishAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
