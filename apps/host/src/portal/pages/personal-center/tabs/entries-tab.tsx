import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import { Pagination } from '../../../parts/list/pagination'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { tabAddress, type DataOf } from '../tab-data'
import { EmptyTab } from './empty-tab'

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
  const words = usePageStrings(route)
  if (page.total === 0)
    return (
      <EmptyTab title={words.noEntries} hint={words.noEntriesHint} to="/microCompute" step={words.toCompetitions} />
    )
  return (
    <>
      <ul className="dw-me-cards">
        {page.rows.map(({ id, competitionId, competitionName, groupName, topic, state, stateReason, ...entry }) => (
          <li key={id} className="dw-me-card">
            <span className="dw-me-name" lang="zh-CN">
              <SiteLink to={`/microCompute?id=${competitionId}`}>{competitionName}</SiteLink>
            </span>
            <Chip tone={TONES[state]}>{words.entryStates[state]}</Chip>
            <span className="dw-me-note" lang="zh-CN">
              {[groupName, topic].filter(Boolean).join(' · ')}
            </span>
            <span className="dw-me-note">
              {entry.receiptNo === null ? words.sentAt(entry.createdAt) : words.receipt(entry.receiptNo)}
            </span>
            <span className="dw-me-note">{words.worksOf(entry.works)}</span>
            {stateReason !== null && <span className="dw-me-note">{words.reason(stateReason)}</span>}
          </li>
        ))}
      </ul>
      <Pagination
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => tabAddress('entries', at, child?.userId)}
      />
    </>
  )
}
