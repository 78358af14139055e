import type { ExpertAdvicePage } from '../../data/portal-reader'
import { dayOf } from '../../parts/links/article-link'
import { MetadataChips } from '../../parts/metadata/metadata'
import { usePageStrings } from '../../use-page-strings'
import { route } from './preschool.route'
import './expert-advice.css'

type ExpertAdvice = ExpertAdvicePage['data'][number]

const metadataOf = ({ age, topic }: ExpertAdvice) => [
  ...(age === null ? [] : [{ key: 'age', value: String(age) }]),
  ...(topic === null ? [] : [{ key: 'topic', value: topic }]),
]

/** Parents' questions with the replies of experts, as editors publish them. */
export function ExpertAdviceList({ advice }: { advice: readonly ExpertAdvice[] }) {
  const strings = usePageStrings(route)
  return (
    <ul className="dw-advice">
      {advice.map((one) => (
        <li key={one.id}>
          <h2>{one.question}</h2>
          <MetadataChips row={{ facts: metadataOf(one) }} keys={['age', 'topic']} />
          {one.answer.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="dw-advice-from">
            <span>{strings.expertLine(one.expertName, one.expertTitle)}</span>
            <time dateTime={dayOf(one.publishAt)}>{dayOf(one.publishAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
