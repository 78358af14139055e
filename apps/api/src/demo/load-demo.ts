import { superAccount } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import type { LogName } from '../audit/chain'
import { moveHead } from '../audit/log-rows.queries'
import { batchInsert, continueIds } from '../db/batch-insert'
import { appVersionRows } from './app-version-rows'
import type { Db } from '../db/database'
import type { Secrets } from '../security/secrets'
import { areaRows, type AreaSeed, fictionalAreas } from './area-data'
import { competitionIds, loadCompetitions } from './load-competitions'
import { loadContent } from './load-content'
import { type ChainedRows, loginLogRows, operationLogRows } from './log-rows'
import { menuTableRows } from './menu-rows'
import { organizationRows } from './organization-data'
import type { DemoPictures } from './picture-rows'
import { classInvitationRows, registrationRows } from './registration-rows'
import { lockRows, personDetailRows, securityRows, userRows } from './people-rows'
import { roleMenuRows, roleRows, roleSiteRows } from './role-data'
import { dictionaryRows, gradeRows, stageRows, subjectRows } from './school-data'
import { siteRows } from './site-data'
import { schoolChangeRows } from './school-change-rows'

/** What the demo is made from. */
export interface DemoOptions {
  db: Db
  secrets: Secrets
  /** Anchor of every date in the demo. */
  now: Date
  /** Password of all named accounts. */
  password: string
  /** Real areas in addition to the fictional province, parents before children. */
  areas?: readonly AreaSeed[]
}

/** The same with the pictures that schools, people, lessons and topics show. */
export interface FullDemoOptions extends DemoOptions {
  pictures: DemoPictures
}

async function loadSchools(tx: Db, now: Date): Promise<Map<number, number>> {
  const schools = organizationRows()
  const { grades, classes } = gradeRows(now.getUTCFullYear())
  await batchInsert(tx, 'school', schools)
  await batchInsert(tx, 'garde', stageRows())
  await batchInsert(tx, 'subject', subjectRows())
  await batchInsert(tx, 'school_grade', grades)
  await batchInsert(tx, 'school_class', classes)
  await batchInsert(tx, 'dict_entry', dictionaryRows())
  return new Map(schools.map(({ id, lft }) => [id, lft]))
}

async function loadRoles(tx: Db): Promise<void> {
  await batchInsert(tx, 'role', roleRows())
  await batchInsert(tx, 'menu', menuTableRows())
  await batchInsert(tx, 'role_menu', roleMenuRows())
  await batchInsert(tx, 'cms_site', siteRows())
  await batchInsert(tx, 'role_site', roleSiteRows())
}

async function loadLog(tx: Db, log: LogName, { rows, last }: ChainedRows): Promise<void> {
  await batchInsert(tx, `${log}_log`, rows)
  await moveHead(tx, log, last)
}

/** Fills an empty, migrated database with the demo of domain 5.2, all or nothing. */
export async function loadDemo({ db, secrets, now, password, areas = [], pictures }: FullDemoOptions): Promise<void> {
  // Hashing is slow on purpose and must not hold a transaction open: the embedded engine has one connection.
  const security = await securityRows(password, now)
  const requests = await registrationRows(secrets, now)
  const logins = await loginLogRows(secrets.audit, now)
  const operations = await operationLogRows(secrets.audit, now)
  await db.transaction(async (tx) => {
    await batchInsert(tx, 'area', areaRows([...fictionalAreas, ...areas]))
    const positionOf = await loadSchools(tx, now)
    await loadRoles(tx)
    await batchInsert(tx, 'app_user', await userRows(secrets, now, positionOf))
    await batchInsert(tx, 'user_security', security)
    const details = personDetailRows()
    await batchInsert(tx, 'user_role', details.roles)
    await batchInsert(tx, 'user_teacher', details.teachers)
    await batchInsert(tx, 'teacher_class', details.headed)
    await batchInsert(tx, 'user_student', details.students)
    await batchInsert(tx, 'user_stage', details.stages)
    await batchInsert(tx, 'user_stage_subject', details.subjects)
    await batchInsert(tx, 'guardian', details.guardians)
    await batchInsert(tx, 'class_invitation', classInvitationRows(now))
    await batchInsert(tx, 'registration_request', requests)
    await batchInsert(tx, 'sign_in_guard', lockRows(now))
    await batchInsert(tx, 'app_version', appVersionRows(now))
    const changes = schoolChangeRows(now)
    await batchInsert(tx, 'change_school_request', changes.requests)
    await batchInsert(tx, 'request_step', changes.steps)
    await loadContent(tx, now, pictures)
    await loadCompetitions(tx, now)
    await loadLog(tx, 'login', logins)
    await loadLog(tx, 'operation', operations)
    await continueIds(tx, [
      'school',
      'garde',
      'school_grade',
      'school_class',
      'dict_entry',
      'role',
      'menu',
      'cms_site',
      'app_user',
      'cms_column',
      'cms_article',
      'cms_article_revision',
      'tag',
      'site_topic',
      'site_link_group',
      'site_link',
      'principal_profile',
      'expert_qa',
      'workgroup',
      'app_version',
      'class_invitation',
      'registration_request',
      'subject_researcher',
      'research_activity',
      'resource',
      'consent',
      'preschool_submission',
      'change_school_request',
      'request_step',
      ...competitionIds,
      'login_log',
      'operation_log',
    ])
  })
  await db.execute(sql`analyze`)
}

/**
 * Fills an empty database with what a region begins with: areas, dictionaries, roles, the menu and the super account.
 */
export async function loadFoundation({ db, secrets, now, password, areas = [] }: DemoOptions): Promise<void> {
  const [admin] = await securityRows(password, now)
  const [account] = await userRows(secrets, now, new Map())
  const nobodys = {
    id_card_enc: null,
    id_card_hash: null,
    birth_date: null,
    mobile_enc: null,
    mobile_hash: null,
    email: null,
  }
  await db.transaction(async (tx) => {
    await batchInsert(tx, 'area', areaRows(areas))
    await batchInsert(tx, 'garde', stageRows())
    await batchInsert(tx, 'subject', subjectRows())
    await batchInsert(tx, 'dict_entry', dictionaryRows())
    await batchInsert(tx, 'role', roleRows())
    await batchInsert(tx, 'menu', menuTableRows())
    await batchInsert(tx, 'role_menu', roleMenuRows())
    await batchInsert(tx, 'app_user', [
      { ...account, ...nobodys, name: superAccount.username, school_id: null, area_code: null },
    ])
    await batchInsert(tx, 'user_security', [{ ...admin, pwd_state: 'initial' }])
    await batchInsert(tx, 'user_role', [{ user_id: superAccount.id, role_id: 1, seq: 0, granted_at: 'now' }])
    await continueIds(tx, ['garde', 'dict_entry', 'role', 'menu', 'app_user'])
  })
}

/** Does the database have no account yet? Then the demo, or the first account, may be inserted. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(sql`app_user`)
    .limit(1)
  return row === undefined
}
