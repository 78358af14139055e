import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf, type WinningWork } from '../../data/portal-reader'
import { SiteLink } from '../../parts/links/site-link'
import { useQueryParams } from '../../parts/links/use-query-params'
import { FilterForm } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { Tabs } from '../../parts/list/tabs'
import { Thumbnail } from '../../parts/thumbnail/thumbnail'
import { usePageStrings } from '../../use-page-strings'
import { CertificateCheck } from './certificate-check'
import { route } from './winning-works.route'
import '../../parts/list-rows/card-grid.css'
import './winning-works.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

const PAGE_SIZE = '24'
const MAX_COMPETITIONS = '100'
const AWARDS = ['特等奖', '一等奖', '二等奖', '三等奖', '优秀奖', '优秀组织奖', '优秀指导教师'] as const

/** Loads the awards of the chosen year, competition and tier, and the competitions that have results. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const { view, ...filters } = filtersOf(url, route.filters)
  const reader = readerOf(args)
  const [winners, competitions] = await Promise.all([
    reader.winners({ ...filters, ...pageOf(url, PAGE_SIZE) }),
    reader.competitions({ stage: 'finished', pageSize: MAX_COMPETITIONS }),
  ])
  return { winners, competitions: competitions.data, isTable: view === 'table' }
}

function useAwardName() {
  const names: Readonly<Record<string, string>> = usePageStrings(route).awardNames
  return (name: string) => names[name] ?? name
}

/** The title of a work, with a link to its page where it has one. */
function WorkLink({ row }: { row: WinningWork }) {
  const { workId, title, isPublic } = row
  return isPublic ? <SiteLink to={`/comPageInfo?type=work&id=${workId}`}>{title}</SiteLink> : title
}

function Wall({ rows }: { rows: readonly WinningWork[] }) {
  const awardName = useAwardName()
  return (
    <ul className="dw-cards">
      {rows.map((row, place) => (
        <li key={row.grantId} className="dw-portal-card">
          <div className="dw-portal-card-picture">
            <Thumbnail row={row} place={place} />
            <span className="dw-award" data-level={row.awardLevel}>
              {awardName(row.awardName)}
            </span>
          </div>
          <div className="dw-portal-card-text" lang="zh-CN">
            <h2>
              <WorkLink row={row} />
            </h2>
            {row.kind === 'work' && (
              <p>
                {row.holderName} · {row.schoolName}
              </p>
            )}
            <p>{[row.groupName, row.courseName, row.areaName].filter(Boolean).join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function OfficialList({ rows }: { rows: readonly WinningWork[] }) {
  const texts = usePageStrings(route)
  const awardName = useAwardName()
  return (
    <div className="dw-winners-scroll">
      <table className="dw-winners-table">
        <caption className="dw-visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.award}</th>
            <th scope="col">{texts.columns.title}</th>
            <th scope="col">{texts.columns.holder}</th>
            <th scope="col">{texts.columns.school}</th>
            <th scope="col">{texts.columns.group}</th>
            <th scope="col">{texts.columns.subject}</th>
          </tr>
        </thead>
        <tbody lang="zh-CN">
          {rows.map((row) => (
            <tr key={row.grantId}>
              <td>{awardName(row.awardName)}</td>
              <th scope="row">
                <WorkLink row={row} />
              </th>
              <td>{row.kind === 'work' ? row.holderName : '—'}</td>
              <td>{row.schoolName}</td>
              <td>{row.groupName ?? '—'}</td>
              <td>{row.courseName ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useAddressWith() {
  const query = useQueryParams()
  return (name: string, value: string | undefined) => {
    const next = new URLSearchParams(query)
    for (const each of ['page', 'site', name]) next.delete(each)
    if (value) next.set(name, value)
    const text = next.toString()
    return text ? `/winningWorks?${text}` : '/winningWorks'
  }
}

/** /winningWorks: awards as a wall or as the official list, and the check of certificates. */
export function Component() {
  const { winners, competitions, isTable } = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const awardName = useAwardName()
  const query = useQueryParams()
  const addressWith = useAddressWith()
  const award = query.get('award')
  const years = [...new Set(competitions.map(({ year }) => String(year)))]
  const tiers = [
    { to: addressWith('award', undefined), label: texts.allAwards, isCurrent: award === null },
    ...AWARDS.map((name) => ({ to: addressWith('award', name), label: awardName(name), isCurrent: award === name })),
  ]
  const views = [
    { to: addressWith('view', undefined), label: texts.wall, isCurrent: !isTable },
    { to: addressWith('view', 'table'), label: texts.table, isCurrent: isTable },
  ]
  const filters = [
    { name: 'year', label: texts.year, options: years.map((year) => ({ value: year, label: year })) },
    {
      name: 'competitionId',
      label: texts.competition,
      options: competitions.map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    },
    { name: 'keyword', label: t.content.list.keyword },
  ]
  return (
    <ListFrame
      title={texts.title}
      lead={texts.lead}
      page={{ ...winners, data: [] }}
      hasRows={winners.data.length > 0}
      empty={{ title: texts.empty, hint: texts.emptyHint }}
      tools={
        <>
          <CertificateCheck />
          <Tabs tabs={tiers} label={texts.awards} />
          <FilterForm filters={filters} keep={['award', 'view']} />
          <Tabs tabs={views} label={texts.views} />
        </>
      }
    >
      {isTable ? <OfficialList rows={winners.data} /> : <Wall rows={winners.data} />}
    </ListFrame>
  )
}
