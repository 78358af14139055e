import { recordOperations } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { type FieldFault, Refusal } from '../../http/refusals'
import { listOpenNames, listPeople, listStages } from '../behalf-entries/behalf-entries.queries'
import {
  cellOf,
  type CheckedLine,
  type ImportKind,
  type ImportLine,
  type ImportRun,
  type StoredLine,
} from './import-kind'
import { behalfCode, type BehalfForm, enterPerson, requireSchool } from '../behalf-entries/behalf-entries.service'
import { listAnnouncedNamed } from '../competitions/competitions.queries'
import { type Parts, requireCompetition } from '../competitions/entries.service'
import { type EntryLookups, lookUpEntries } from './entry-lookups'
import { membersOfCell } from './entry-members'
import { ruleSentences } from '../behalf-entries/entry-sentences'
import { undoEntries } from './entry-undo'

const TOPIC_MAX = 100

interface Draft extends CheckedLine {
  label: string
  /** Undefined where the row is at fault. */
  entry: { form: BehalfForm; parts: Parts } | undefined
}

/** Reads rows of entries for the people of the caller's school. */
class EntryRun implements ImportRun {
  readonly #rowOf = new Map<string, number>()

  constructor(private readonly call: AnyCall) {}

  check = async (db: Db, lines: readonly ImportLine[]): Promise<Draft[]> => {
    const lookups = await lookUpEntries(db, this.call, requireSchool(this.call), lines)
    const drafts: Draft[] = []
    for (const line of lines) drafts.push(await this.#read(line, lookups))
    return drafts
  }

  async #read({ row, values }: ImportLine, lookups: EntryLookups): Promise<Draft> {
    const cell = (field: string) => cellOf(values, field).trim()
    const faults: FieldFault[] = []
    const parts = lookups.competitionOf(cell('competition'))
    if (!parts) faults.push({ field: 'competition', key: 'behalfEntries.unknownCompetition' })
    const person = lookups.personOf(cell('username'))
    if (!person) faults.push({ field: 'username', key: 'behalfEntries.unknownPerson' })
    if (person && !person.isEnabled) faults.push({ field: 'username', key: 'behalfEntries.disabled' })
    const rules = parts && person ? await lookups.rulesOf(parts, person.id) : []
    const isExisting = rules.includes('entered')
    const broken = rules.find((rule) => rule !== 'entered')
    if (broken)
      faults.push({
        field: broken === 'closed' || broken === 'notOpenYet' ? 'competition' : 'username',
        key: ruleSentences[broken],
      })
    const group = parts?.groups.find(({ name }) => name === cell('group'))
    if (parts && !group) faults.push({ field: 'group', key: 'behalfEntries.unknownGroup' })
    const stage = lookups.stages.find(({ gardeId, gardeName }) => [gardeId, gardeName].includes(cell('gardeId')))
    if (!stage) faults.push({ field: 'gardeId', key: 'behalfEntries.unknownStage' })
    if (stage && group && group.gardeIds.length > 0 && !group.gardeIds.includes(stage.gardeId))
      faults.push({ field: 'gardeId', key: 'competitions.wrongStage' })
    const course = stage?.courses.find(({ courseId, courseName }) => [courseId, courseName].includes(cell('courseId')))
    if (stage && !course) faults.push({ field: 'courseId', key: 'behalfEntries.unknownSubject' })
    const topic = cell('topic')
    if (topic === '') faults.push({ field: 'topic', key: 'competitions.topicRequired' })
    if (topic.length > TOPIC_MAX) faults.push({ field: 'topic', key: 'import.textTooLong', gaps: { max: TOPIC_MAX } })
    const coauthors = membersOfCell(cell('coauthors'), 'coauthor')
    const instructors = membersOfCell(cell('instructors'), 'instructor')
    faults.push(...this.#memberFaults(parts, coauthors, instructors))
    faults.push(...this.#doubleFaults(row, `${parts?.competition.id ?? cell('competition')}/${cell('username')}`))
    const isReady = parts && person && group && stage && course && coauthors && instructors && faults.length === 0
    const entry = isReady
      ? {
          parts,
          form: {
            competitionId: parts.competition.id,
            applicantId: person.id,
            groupId: group.id,
            gardeId: stage.gardeId,
            courseId: course.courseId,
            topic,
            members: [...coauthors, ...instructors],
          },
        }
      : undefined
    return { row, faults, isExisting, label: `${cell('username')} ${topic}`, entry }
  }

  #memberFaults(
    parts: Parts | undefined,
    coauthors: readonly unknown[] | undefined,
    instructors: readonly unknown[] | undefined,
  ): FieldFault[] {
    const faults: FieldFault[] = []
    if (!coauthors) faults.push({ field: 'coauthors', key: 'behalfEntries.memberFormat' })
    if (!instructors) faults.push({ field: 'instructors', key: 'behalfEntries.memberFormat' })
    if (!parts) return faults
    const { limits } = parts.competition
    if (coauthors && coauthors.length > limits.coauthors)
      faults.push({ field: 'coauthors', key: 'competitions.tooManyCoauthors', gaps: { max: String(limits.coauthors) } })
    if (instructors && instructors.length > limits.instructors)
      faults.push({
        field: 'instructors',
        key: 'competitions.tooManyInstructors',
        gaps: { max: String(limits.instructors) },
      })
    return faults
  }

  #doubleFaults(row: number, key: string): FieldFault[] {
    const before = this.#rowOf.get(key)
    this.#rowOf.set(key, before ?? row)
    return before === undefined || before === row
      ? []
      : [{ field: 'username', key: 'import.doubleInFile', gaps: { row: before } }]
  }

  prepare = async (db: Db, lines: readonly ImportLine[]) => {
    const drafts = await this.check(db, lines)
    return async (tx: Db): Promise<StoredLine[]> => {
      const stored: StoredLine[] = []
      for (const draft of drafts) stored.push(await this.#store(tx, draft))
      const created = stored.filter(({ state }) => state === 'created')
      await recordOperations(
        tx,
        this.call,
        created.map(({ id = '', label }) => ({
          action: 'competition.addEntry',
          permissionCode: behalfCode,
          target: { type: 'competition-entry', id, label },
          facts: { source: 'import' },
        })),
      )
      return stored
    }
  }

  async #store(tx: Db, { row, faults, isExisting, label, entry }: Draft): Promise<StoredLine> {
    if (isExisting) return { row, state: 'skipped' }
    if (!entry) return { row, state: 'invalid', faults }
    try {
      const id = await tx.transaction((inner) => enterPerson(inner, this.call, entry.form, entry.parts))
      return { row, state: 'created', id: String(id), label, undo: {} }
    } catch (error) {
      // The person was entered, or sign-up ended, since the check.
      if (!(error instanceof Refusal)) throw error
      return { row, state: 'invalid', faults: [{ field: 'username', key: error.key }] }
    }
  }
}

/**
 * Cells of the example that fit each other: an open competition, someone of the school who may enter it, and a group,
 * stage and subject of it. Without such a person there is no example.
 */
async function exampleCells(call: AnyCall): Promise<Record<string, string> | null> {
  const { db, clock } = call
  const orgId = requireSchool(call)
  const stages = await listStages(db)
  const named = await listAnnouncedNamed(db, await listOpenNames(db, clock.now()))
  // A name that two competitions share refers to neither.
  const unambiguous = named.filter((one) => named.every((other) => other.id === one.id || other.name !== one.name))
  for (const { id, name } of unambiguous) {
    const { competition, groups } = await requireCompetition(db, id)
    const { eligibility, limits } = competition
    const people = await listPeople(db, { orgId, competitionId: id, userTypes: eligibility.userTypes, keyword: '' })
    const person = people.find(({ hasEntry }) => !hasEntry)
    const [group] = groups
    const stage = stages.find(
      ({ gardeId, courses }) =>
        courses.length > 0 && (!group || group.gardeIds.length === 0 || group.gardeIds.includes(gardeId)),
    )
    const course = stage?.courses[0]
    if (!person || !group || !stage || !course) continue
    return {
      competition: name,
      username: person.username,
      group: group.name,
      gardeId: stage.gardeName,
      courseId: course.courseName,
      ...(limits.coauthors === 0 && { coauthors: '' }),
    }
  }
  return null
}

/** Entries out of a file, for people of the caller's school (domain 1.7, /othersSignUpList). */
export const entryImport: ImportKind = {
  name: 'entry',
  code: behalfCode,
  editCode: behalfCode,
  columns: [
    { field: 'competition', title: 'importEntry.competition', isRequired: true, width: 40 },
    { field: 'username', title: 'importEntry.username', isRequired: true, width: 18 },
    { field: 'group', title: 'importEntry.group', isRequired: true, width: 18 },
    { field: 'gardeId', title: 'importEntry.gardeId', isRequired: true, width: 12 },
    { field: 'courseId', title: 'importEntry.courseId', isRequired: true, width: 14 },
    { field: 'topic', title: 'importEntry.topic', isRequired: true, width: 36 },
    { field: 'coauthors', title: 'importEntry.coauthors', width: 36 },
    { field: 'instructors', title: 'importEntry.instructors', width: 36 },
  ],
  open: (call) => new EntryRun(call),
  undo: undoEntries,
  example: { topic: { key: 'importExample.topic' }, coauthors: { key: 'importExample.member' } },
  exampleCells,
  allowed: async ({ db, clock }) => {
    const stages = await listStages(db)
    return {
      competition: await listOpenNames(db, clock.now()),
      gardeId: stages.map(({ gardeName }) => gardeName),
    }
  },
}
