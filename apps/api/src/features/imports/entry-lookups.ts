import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { listAnnouncedNamed } from '../competitions/competitions.queries'
import { failedRules, type EntryRule } from '../competitions/eligibility'
import { findApplicant, findEntryFor } from '../competitions/entries.queries'
import { requireCompetition, type Parts } from '../competitions/entries.service'
import { cellOf, type ImportLine } from './import-kind'
import { listPeopleNamed, listStages } from '../behalf-entries/behalf-entries.queries'

const ENABLED = '0'

const cellsOf = (lines: readonly ImportLine[], field: string) => [
  ...new Set(lines.map(({ values }) => cellOf(values, field).trim()).filter(Boolean)),
]

/** What the rows of a file refer to. */
export interface EntryLookups {
  competitionOf: (text: string) => Parts | undefined
  /** A person of the school, and why none may be entered. */
  personOf: (username: string) => { id: number; isEnabled: boolean } | undefined
  rulesOf: (parts: Parts, personId: number) => Promise<EntryRule[]>
  stages: Awaited<ReturnType<typeof listStages>>
}

/** Looks up what these rows refer to; people are those of one school. */
export async function lookUpEntries(
  db: Db,
  { clock }: Pick<AnyCall, 'clock'>,
  orgId: number,
  lines: readonly ImportLine[],
): Promise<EntryLookups> {
  const named = await listAnnouncedNamed(db, cellsOf(lines, 'competition'))
  const parts = new Map<number, Parts>()
  for (const { id } of named) parts.set(id, await requireCompetition(db, id))
  const people = await listPeopleNamed(db, orgId, cellsOf(lines, 'username'))
  return {
    competitionOf: (text) => {
      const found = named.filter(({ name, code }) => text !== '' && (name === text || code === text))
      const [only, ...others] = found
      return only && others.length === 0 ? parts.get(only.id) : undefined
    },
    personOf: (username) => {
      const person = people.find((each) => each.username === username)
      return person && { id: person.id, isEnabled: person.dataState === ENABLED }
    },
    rulesOf: async (competition, personId) => {
      const applicant = await findApplicant(db, personId)
      const entry = await findEntryFor(db, personId, competition.competition.id)
      return applicant
        ? failedRules({ ...competition, applicant, hasEntry: entry !== undefined, now: clock.now() })
        : ['school']
    },
    stages: await listStages(db),
  }
}
