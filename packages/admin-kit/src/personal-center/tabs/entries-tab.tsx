import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import { tabAddress, type DataOf } from '../tab-data'
import { Link, Pages, EmptyTab } from '../controls'
import { usePersonalText } from '../personal-center-texts'

const TONES: Record<Schema<'OwnEntryRow'>['state'], ChipTone> = {
  draft: 'neutral',
  submitted: 'accent',
  school_passed: 'success',
  returned: 'danger',
  cancelled: 'neutral',
  void: 'danger',
}

export interface EntriesTabProps {
  data: DataOf<'entries'>
  child: Schema<'OwnChild'> | null
}

/** 我的报名: entries in competitions with their states. */
export function EntriesTab({ data: { page }, child }: EntriesTabProps) {
  const text = usePersonalText()
  if (page.total === 0)
    return (
      <EmptyTab
        title={text('noEntries')}
        hint={text('noEntriesHint')}
        to="/microCompute"
        step={text('toCompetitions')}
      />
    )
  return (
    <>
      <ul className="dw-me-cards">
        {page.rows.map(({ id, competitionId, competitionName, groupName, topic, state, stateReason, ...entry }) => (
          <li key={id} className="dw-me-card">
            <span className="dw-me-name" lang="zh-CN">
              <Link to={`/microCompute?id=${competitionId}`}>{competitionName}</Link>
            </span>
            <Chip tone={TONES[state]}>{text(`entryStates.${state}`)}</Chip>
            <span className="dw-me-note" lang="zh-CN">
              {[groupName, topic].filter(Boolean).join(' · ')}
            </span>
            <span className="dw-me-note">
              {entry.receiptNo === null
                ? text('sentAt', { time: entry.createdAt })
                : text('receipt', { no: entry.receiptNo })}
            </span>
            <span className="dw-me-note">{text('worksOf', { count: entry.works })}</span>
            {stateReason !== null && <span className="dw-me-note">{text('reason', { text: stateReason })}</span>}
          </li>
        ))}
      </ul>
      <Pages
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => tabAddress('entries', at, child?.userId)}
      />
    </>
  )
}
