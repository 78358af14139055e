import { describe, expect, it } from 'vitest'
import { chooseCover, motifs } from './cover-motif'

const look = ({ motif, hue }: ReturnType<typeof chooseCover>) => `${motif} ${hue}`

describe('a generated cover', () => {
  it('is the same for the same title', () => {
    expect(chooseCover({ title: '潮汐日历' })).toEqual(chooseCover({ title: '潮汐日历' }))
  })

  it('shows the subject, else the kind', () => {
    const motifOf = (kind: string, subject?: string) => chooseCover({ title: '标题', kind, subject }).motif
    expect(motifOf('resource', '小学 数学')).toBe('shapes')
    expect(['school', 'hills', 'pages']).toContain(motifOf('announcement'))
    expect(['sprout', 'ball', 'notes', 'hills']).toContain(motifOf('preschoolEducation'))
    expect(motifOf('policyFront', '高中 音乐')).toBe('notes')
    expect(motifs).toHaveLength(10)
  })

  it('of a kind with several motifs has another one than its neighbours', () => {
    const chosen = Array.from(
      { length: 12 },
      (_, place) => chooseCover({ title: '标题', kind: 'projectShow', place }).motif,
    )
    expect(chosen.filter((motif, place) => motif === chosen[place + 1])).toEqual([])
  })

  it('never equals its neighbours in a list, whatever their titles are', () => {
    const covers = Array.from({ length: 40 }, (_, place) =>
      look(chooseCover({ title: `第 ${Math.floor(place / 3)} 篇`, kind: 'announcement', place })),
    )
    expect(covers.filter((cover, place) => cover === covers[place + 1])).toEqual([])
  })
})
