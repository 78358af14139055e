import type { Site } from '@doorway/api-client'
import { Button, Checkbox, Skeleton, StatePanel, TextField, Toolbar } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailurePanel } from '../../loading/failure-panel'
import { useTranslate } from '../../context/use-translate'
import { useSiteQueries } from './roles.queries'

export interface SitePermissionsProps {
  siteIds: ReadonlySet<number>
  isReadOnly: boolean
  onChange: (siteIds: ReadonlySet<number>) => void
}

interface SiteLinesProps extends SitePermissionsProps {
  sites: readonly Site[]
}

function SiteLines({ sites, siteIds, isReadOnly, onChange }: SiteLinesProps) {
  const t = useTranslate()
  const toggle = (id: number, isChosen: boolean) => {
    const next = new Set(siteIds)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <ul className="dw-role-sites" aria-label={t('roles.sites.list')}>
      {sites.map(({ id, name, code, url }) => (
        <li key={id} className="dw-role-site">
          <Checkbox
            label={name}
            checked={siteIds.has(id)}
            disabled={isReadOnly}
            onCheckedChange={(isChosen) => toggle(id, isChosen)}
          />
          <code className="dw-role-code">{code}</code>
          <span className="dw-role-site-url">{url}</span>
        </li>
      ))}
    </ul>
  )
}

/** 站点管理: the checkable list of sites. */
export function SitePermissions(props: SitePermissionsProps) {
  const { siteIds, isReadOnly, onChange } = props
  const t = useTranslate()
  const sites = useSiteQueries()
  const [keyword, setKeyword] = useState('')
  const { data, error, refetch } = useQuery(sites.list())
  if (error && !data) {
    return <FailurePanel title={t('roles.failure.load')} error={error} onRetry={() => void refetch()} isCompact />
  }
  if (!data) return <Skeleton width="full" />
  if (data.rows.length === 0) return <StatePanel kind="empty" title={t('roles.sites.empty')} isCompact />
  const wanted = keyword.trim().toLowerCase()
  const found = data.rows.filter((site) => [site.name, site.code].some((text) => text.toLowerCase().includes(wanted)))
  const foundIds = found.map(({ id }) => id)
  return (
    <div className="dw-role-menus">
      <Toolbar
        label={t('roles.sites.title')}
        end={<output>{t('roles.sites.chosen', { count: siteIds.size, total: data.total })}</output>}
      >
        <TextField
          type="search"
          className="dw-role-search"
          aria-label={t('roles.sites.search')}
          placeholder={t('roles.sites.search')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        {!isReadOnly && (
          <>
            <Button onClick={() => onChange(new Set([...siteIds, ...foundIds]))}>{t('roles.sites.chooseFound')}</Button>
            <Button onClick={() => onChange(new Set([...siteIds].filter((id) => !foundIds.includes(id))))}>
              {t('roles.sites.clearFound')}
            </Button>
          </>
        )}
      </Toolbar>
      {data.total > data.rows.length && (
        <p>{t('roles.sites.partial', { total: data.total, shown: data.rows.length })}</p>
      )}
      {found.length === 0 ? (
        <StatePanel kind="filtered-empty" title={t('roles.sites.none')} isCompact />
      ) : (
        <SiteLines {...props} sites={found} />
      )}
    </div>
  )
}
