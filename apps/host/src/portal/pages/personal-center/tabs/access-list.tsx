import type { Schema } from '@doorway/api-client/types'
import { Pagination } from '../../../parts/list/pagination'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { tabAddress, type DataOf } from '../tab-data'

export interface AccessListProps {
  accesses: DataOf<'privacy'>['accesses']
  child: Schema<'OwnChild'> | null
}

/** 谁查看过完整信息: everyone who has seen a personal value in full, when, and what for. */
export function AccessList({ accesses, child }: AccessListProps) {
  const words = usePageStrings(route)
  const nameOf = (field: string) =>
    Object.entries<string>(words.accessFields).find(([name]) => name === field)?.[1] ?? field
  return (
    <section className="dw-me-section" aria-labelledby="me-accesses">
      <h2 id="me-accesses">{words.accessTitle}</h2>
      <p className="dw-me-note">{accesses.total === 0 ? words.noAccesses : words.accessHint}</p>
      {accesses.rows.length > 0 && (
        <ul className="dw-me-cards">
          {accesses.rows.map(({ at, field, purpose, actorName, orgName }) => (
            <li key={`${at} ${field} ${actorName}`} className="dw-me-card">
              <span className="dw-me-name">
                {words.accessOf([orgName, actorName].filter(Boolean).join(' '), nameOf(field))}
              </span>
              <span className="dw-me-note">{at}</span>
              <span className="dw-me-note" lang="zh-CN">
                {words.purposeOf(purpose)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={accesses.page}
        total={accesses.total}
        size={accesses.pageSize}
        address={(at) => tabAddress('privacy', at, child?.userId)}
      />
    </section>
  )
}
