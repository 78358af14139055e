import type { IconName } from '@doorway/ui'
import { useMemo, useState } from 'react'
import { useInstanceStorage } from '../../context/use-client-state'
import { useLocale, useTranslate } from '../../context/use-translate'
import { useCan } from '../../session/use-session'
import { type MenuRoute, titleIn, useMenus } from '../menu-router'
import type { PaletteEntry, PaletteGroup } from './palette-entry'
import { matches } from './palette-entry'
import { type PaletteHits, usePaletteHits } from './palette.queries'
import { readRecent } from './recent-entries'

/** Fixed screens that add a record; they are in the menu only for those who may. */
const ADDING = /-add$/

/** The pages of the person's menu, and the screens that add a record. */
function useMenuEntries() {
  const { data } = useMenus()
  const locale = useLocale()
  return useMemo(() => {
    const routes = data ? data.routes : []
    const entryOf = (route: MenuRoute, icon: IconName): PaletteEntry => ({
      id: `page:${route.path}`,
      label: titleIn(locale, route),
      icon,
      run: { path: route.path },
    })
    return {
      pages: routes.filter(({ isHidden }) => !isHidden).map((route) => entryOf(route, 'article')),
      additions: routes.filter(({ name }) => ADDING.test(name)).map((route) => entryOf(route, 'plus')),
    }
  }, [data, locale])
}

/** Where people, organizations and areas are shown. */
function hitEntries({ people, organizations, areas }: PaletteHits, canEdit: boolean) {
  return {
    people: people.map(({ id, name, username, organizationName }): PaletteEntry => ({
      id: `person:${id}`,
      label: name,
      hint: organizationName === null ? username : `${username} · ${organizationName}`,
      icon: 'user',
      run: canEdit
        ? { path: '/user-edit', query: { id: String(id) } }
        : { path: '/user-management', query: { username } },
    })),
    organizations: organizations.map(({ organization, ancestors }): PaletteEntry => {
      const path = [...ancestors.map(({ id }) => id), organization.id]
      return {
        id: `organization:${organization.id}`,
        label: organization.name,
        hint: ancestors.map(({ name }) => name).join(' / '),
        icon: 'school',
        run: { path: '/user-management', query: { node: path.join(',') } },
      }
    }),
    areas: areas.map(({ area, ancestors }): PaletteEntry => ({
      id: `area:${area.code}`,
      label: area.name,
      hint: ancestors.map(({ name }) => name).join(' / '),
      icon: 'area',
      run: { path: '/organization-management', query: { code: area.code } },
    })),
  }
}

/**
 * What the palette shows for a keyword: recent entries and pages without one, otherwise all that matches. `searched` is
 * the keyword that the server is searched for, debounced.
 */
export function usePaletteGroups(keyword: string, searched: string, ownActions: readonly PaletteEntry[]) {
  const t = useTranslate()
  const can = useCan()
  const storage = useInstanceStorage()
  const [recent] = useState(() => readRecent(storage.session))
  const { pages, additions } = useMenuEntries()
  const hits = usePaletteHits(searched)
  const found = hitEntries(hits, can('sys:user:edit'))
  const filtered = (entries: readonly PaletteEntry[]) => entries.filter((entry) => matches(entry, keyword))
  const groups: PaletteGroup[] = [
    { id: 'recent', heading: t('palette.recent'), entries: keyword === '' ? recent : [] },
    { id: 'pages', heading: t('palette.pages'), entries: filtered(pages) },
    { id: 'actions', heading: t('palette.actions'), entries: filtered([...additions, ...ownActions]) },
    { id: 'people', heading: t('palette.people'), entries: found.people },
    { id: 'organizations', heading: t('palette.organizations'), entries: found.organizations },
    { id: 'areas', heading: t('palette.areas'), entries: found.areas },
  ]
  return { groups: groups.filter(({ entries }) => entries.length > 0), hits }
}
