import type { Schema } from '@doorway/api-client/types'
import { tabAddress, type DataOf } from '../tab-data'
import { Pages } from '../controls'
import { usePersonalText } from '../personal-center-texts'

const FIELDS = ['idCard', 'mobile', 'email', 'enrollmentNumber'] as const

export interface AccessListProps {
  accesses: DataOf<'privacy'>['accesses']
  child: Schema<'OwnChild'> | null
}

/** 谁查看过完整信息: everyone who has seen a personal value in full, when, and what for. */
export function AccessList({ accesses, child }: AccessListProps) {
  const text = usePersonalText()
  const nameOf = (field: string) => {
    const known = FIELDS.find((name) => name === field)
    return known ? text(`accessFields.${known}`) : field
  }
  return (
    <section className="dw-me-section" aria-labelledby="me-accesses">
      <h2 id="me-accesses">{text('accessTitle')}</h2>
      <p className="dw-me-note">{accesses.total === 0 ? text('noAccesses') : text('accessHint')}</p>
      {accesses.rows.length > 0 && (
        <ul className="dw-me-cards">
          {accesses.rows.map(({ at, field, purpose, actorName, orgName }) => (
            <li key={`${at} ${field} ${actorName}`} className="dw-me-card">
              <span className="dw-me-name">
                {text('accessOf', { who: [orgName, actorName].filter(Boolean).join(' '), field: nameOf(field) })}
              </span>
              <span className="dw-me-note">{at}</span>
              <span className="dw-me-note" lang="zh-CN">
                {text('purposeOf', { purpose })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pages
        page={accesses.page}
        total={accesses.total}
        size={accesses.pageSize}
        address={(at) => tabAddress('privacy', at, child?.userId)}
      />
    </section>
  )
}
