import { userTypes } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { shownCount } from '../dashboard/small-cells'
import type { AreaFact, FactKind } from './facts.queries'
import { hideSmallParts } from './hidden-counts'
import type { Place } from './places.queries'

type Counts = Record<keyof Schema<'OverviewFigures'>, number>

const isUser = (kind: FactKind) => kind.startsWith('user:')
const counted: Record<keyof Counts, (kind: FactKind) => boolean> = {
  users: isUser,
  teachers: (kind) => kind === `user:${userTypes.teacher}`,
  students: (kind) => kind === `user:${userTypes.student}`,
  parents: (kind) => kind === `user:${userTypes.parent}`,
  schools: (kind) => kind === 'school',
  articles: (kind) => kind === 'article',
  resources: (kind) => kind === 'resource',
  signedIn: (kind) => kind === 'signedIn',
}

/** Adds up the facts of each figure. */
function sumOf(facts: readonly AreaFact[]): Counts {
  const sum = (name: keyof Counts) => facts.reduce((total, { kind, n }) => total + (counted[name](kind) ? n : 0), 0)
  return {
    users: sum('users'),
    teachers: sum('teachers'),
    students: sum('students'),
    parents: sum('parents'),
    schools: sum('schools'),
    articles: sum('articles'),
    resources: sum('resources'),
    signedIn: sum('signedIn'),
  }
}

/** The totals of all facts; small counts of people are hidden, and with one kind of people the one next to it. */
export function totalsOf(facts: readonly AreaFact[]): Schema<'OverviewFigures'> {
  const sums = sumOf(facts)
  const others = sums.users - sums.teachers - sums.students - sums.parents
  const [teachers = null, students = null, parents = null] = hideSmallParts([
    sums.teachers,
    sums.students,
    sums.parents,
    others,
  ])
  return { ...sums, users: shownCount(sums.users), teachers, students, parents, signedIn: shownCount(sums.signedIn) }
}

/**
 * The figures of the areas right below the chosen one, those without any left out, the most people first. Small counts
 * are hidden in each column for itself.
 */
export function groupByArea(facts: readonly AreaFact[], places: readonly Place[]): Schema<'OverviewArea'>[] {
  const groups = places
    .map(({ areaCode, name, path }) => {
      const inside = facts.filter((fact) => fact.path?.startsWith(path))
      return { areaCode, name, hasChild: inside.some((fact) => fact.path !== path), sums: sumOf(inside) }
    })
    .filter(({ sums }) => Object.values(sums).some((n) => n > 0))
    .toSorted((a, b) => b.sums.users - a.sums.users || b.sums.schools - a.sums.schools)
  const users = hideSmallParts(groups.map(({ sums }) => sums.users))
  const signedIn = hideSmallParts(groups.map(({ sums }) => sums.signedIn))
  return groups.map(({ sums: { schools, articles, resources }, ...place }, row) => ({
    ...place,
    users: users[row] ?? null,
    signedIn: signedIn[row] ?? null,
    schools,
    articles,
    resources,
  }))
}

/** The deepest area that holds all facts with an area; null where they have none in common. */
export function commonPath(facts: readonly AreaFact[]): string | null {
  const paths = facts.flatMap(({ path }) => (path === null ? [] : [path.split('/').filter(Boolean)]))
  const [first = []] = paths
  const shared = first.filter((code, depth) => paths.every((path) => path[depth] === code))
  return shared.length === 0 ? null : `/${shared.join('/')}/`
}
