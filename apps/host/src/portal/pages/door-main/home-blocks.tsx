import { Suspense } from 'react'
import { groupBlocks, LEAD } from './group-blocks'
import { Hero } from './hero'
import type { HomeView } from './home-view'
import { useBands } from './lazy-bands'
import { listSections } from './list-sections'

/** The blocks of a front page in the order of the site; all but the lead stories are hydrated late. */
export function HomeBlocks({ home }: { home: HomeView }) {
  const Bands = useBands()
  const lists = listSections(home)
  const groups = groupBlocks(home.blocks, lists)
  const lead = groups.findIndex(([first]) => first?.kind === LEAD)
  const bands = (from: number, to?: number) => (
    <Suspense>
      <Bands home={home} lists={lists} groups={groups.slice(from, to)} />
    </Suspense>
  )
  return (
    <>
      {lead > 0 && bands(0, lead)}
      {lead >= 0 && <Hero home={home} />}
      {bands(lead + 1)}
    </>
  )
}
