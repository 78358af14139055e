import type { Db } from '../../../db/database'
import type { ServerContext } from '../../../http/server-context'
import { deleteFileRows } from '../../files/file-removal.queries'
import { removeApplications, removeGuardianStatements, removeMessages, removeTasks } from './applications.queries'
import { removeEntries } from './competitions.queries'
import { leaveGroups, removeAuthorship, removeQuestions, removeResources } from './content.queries'
import { listChildIds } from './family-works.queries'
import { settleFamilyWorks } from './family-works.service'
import { anonymise, type ClosedPerson, removeSignIns } from './identity.queries'
import { listUnusedFiles, removeUploads, renameFiles } from './own-files.queries'

/** Replaces the name of a closed account everywhere. */
export const CLOSED_NAME = '已注销用户'

/**
 * Removes a person from everything but what the page of the request names: published content, announced results with
 * their certificates, what others have written, and the logs. `account-closure.test.ts` searches the whole database.
 */
export async function removePerson(tx: Db, context: Pick<ServerContext, 'clock'>, person: ClosedPerson): Promise<void> {
  const now = context.clock.now()
  // Families first: their works depend on the links between guardians and children.
  await settleFamilyWorks(tx, context, person)
  await removeGuardianStatements(tx, await listChildIds(tx, person.id))
  await removeApplications(tx, person)
  await removeTasks(tx, person)
  await removeMessages(tx, person, CLOSED_NAME)
  await removeResources(tx, person)
  await removeAuthorship(tx, person)
  await removeQuestions(tx, person)
  await leaveGroups(tx, person, now)
  await removeEntries(tx, person, CLOSED_NAME)
  await removeSignIns(tx, person)
  await anonymise(tx, person, CLOSED_NAME, now)
  await removeUploads(tx, person)
  await deleteFileRows(tx, await listUnusedFiles(tx, person))
  await renameFiles(tx, person, CLOSED_NAME)
}
