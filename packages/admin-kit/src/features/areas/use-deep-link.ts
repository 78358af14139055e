import type { Area, AreaHit } from '@doorway/api-client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLatest } from '../../context/use-latest'
import { useAreaQueries } from './areas.queries'

/** Nothing is searched for it. */
const NO_KEYWORD = ''

/** An address may name a node in a branch that is not open: it is looked up once and shown. */
export function useDeepLink(
  code: string | null,
  find: (code: string) => Area | undefined,
  onFound: (hit: AreaHit) => void,
) {
  const areas = useAreaQueries()
  const [linked] = useState(code)
  const isWanted = linked !== null && linked === code && !find(linked)
  const { data } = useQuery(areas.hits(isWanted ? linked : NO_KEYWORD))
  const found = data?.find(({ area }) => area.code === linked)
  const show = useLatest(onFound)
  useEffect(() => {
    if (found) show.current(found)
  }, [found, show])
}
