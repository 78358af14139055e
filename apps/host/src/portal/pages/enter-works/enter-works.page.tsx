import type { PageStringsModule } from '../../../strings/load-page-strings'
import { ApiError } from '@doorway/api-client'
import { competitionEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readPreferences } from '../../../preferences/preferences'
import { hostClient } from '../../../session/host-client'
import { hasStoredToken } from '../../../session/stored-token'
import { readerOf } from '../../data/portal-reader'
import { FilterForm } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { Tabs } from '../../parts/list/tabs'
import { GeneratedCover } from '../../parts/thumbnail/generated-cover'
import { Picture } from '../../parts/thumbnail/picture'
import { usePageStrings } from '../../use-page-strings'
import { route } from './enter-works.route'
import '../../parts/list-rows/card-grid.css'
import './enter-works.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

const PAGE_SIZE = 24
const MAX_COMPETITIONS = '100'
const CARD_SIZES = '(max-width: 767px) 92vw, 320px'
const NO_WORKS = { data: [], total: 0, currentPage: 1, pageSize: PAGE_SIZE, isBlind: false, opensAt: null }

const positive = (text: string | undefined) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** Loads the works of the chosen competition; without one, of the newest for micro-lessons. */
export async function loader(args: LoaderFunctionArgs) {
  // The server renders pages without a user.
  if (typeof window === 'undefined' || !hasStoredToken()) throw new Response(null, { status: 401 })
  const { url } = args.request
  const { competitionId, groupId, keyword } = filtersOf(url, route.filters)
  const reader = readerOf(args)
  const { data: competitions } = await reader.competitions({ kind: 'micro', pageSize: MAX_COMPETITIONS })
  const chosen = positive(competitionId) ?? competitions[0]?.id
  if (chosen === undefined) return { competitions, competition: null, works: NO_WORKS, groupId: undefined }
  const group = positive(groupId)
  const conditions = { competitionId: chosen, ...(group && { groupId: group }), ...(keyword && { keyword }) }
  const calls = hostClient().withLocale(readPreferences(document.cookie).locale).endpoints(competitionEndpoints)
  try {
    const [competition, works] = await Promise.all([
      reader.competition(String(chosen)),
      calls.listEnteredWorks(conditions, Number(pageOf(url)['currentPage']), PAGE_SIZE),
    ])
    return { competitions, competition, works, groupId: group }
  } catch (error) {
    if (error instanceof ApiError) throw new Response(error.message, { status: error.status ?? 503 })
    throw error
  }
}

function Work({ work, place }: { work: Schema<'EnterWork'>; place: number }) {
  return (
    <li className="dw-portal-card">
      <div className="dw-portal-card-picture">
        {work.coverUrl === null ? (
          <GeneratedCover title={work.title} kind="micro" subject={work.courseName ?? undefined} place={place} />
        ) : (
          <Picture url={work.coverUrl} sizes={CARD_SIZES} />
        )}
        <span className="dw-work-no">{work.workNo}</span>
      </div>
      <div className="dw-portal-card-text" lang="zh-CN">
        <h2>{work.title}</h2>
        {work.authorName !== null && (
          <p>
            {work.authorName} · {work.schoolName}
          </p>
        )}
        <p>{work.summary}</p>
        <p className="dw-portal-card-line">{[work.groupName, work.courseName].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  )
}

/** /enterWorks: works that passed qualification, by their numbers in the blind period. */
export function Component() {
  const { competitions, competition, works, groupId } = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const base = `/enterWorks?competitionId=${competition?.id}`
  const editions = competitions.map(({ id, shortName }) => ({
    to: `/enterWorks?competitionId=${id}`,
    label: shortName,
    isCurrent: id === competition?.id,
  }))
  const groups = [
    { to: base, label: texts.allGroups, isCurrent: groupId === undefined },
    ...(competition?.groups ?? []).map(({ id, name }) => ({
      to: `${base}&groupId=${id}`,
      label: name,
      isCurrent: id === groupId,
    })),
  ]
  const opens = works.opensAt === null ? undefined : texts.opens(works.opensAt)
  const empty = { title: opens ?? texts.empty, hint: texts.emptyHint }
  return (
    <ListFrame
      title={texts.title}
      lead={works.isBlind ? texts.blind : undefined}
      page={{ ...works, data: [] }}
      hasRows={works.data.length > 0}
      empty={empty}
      tools={
        <>
          <Tabs tabs={editions} label={texts.competitions} />
          <Tabs tabs={groups} label={texts.groups} />
          <FilterForm
            filters={[{ name: 'keyword', label: t.content.list.keyword }]}
            keep={['competitionId', 'groupId']}
          />
          {opens && <p role="status">{opens}</p>}
        </>
      }
    >
      <ul className="dw-cards">
        {works.data.map((work, place) => (
          <Work key={work.workId} work={work} place={place} />
        ))}
      </ul>
    </ListFrame>
  )
}
