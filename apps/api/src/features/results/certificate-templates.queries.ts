import type { CertificateTemplateDraft } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'

/** A template with its owner. */
export interface TemplateRow extends Omit<Schema<'CertificateTemplate'>, 'updatedAt'> {
  ownerOrgId: number
  /** Of its owner in the order of organisations. */
  position: number
  updatedAt: Date
}

const MAX_TEMPLATES = 100

async function selectTemplates(db: Db, where: SQL): Promise<TemplateRow[]> {
  const rows = await rowsOf<Omit<TemplateRow, 'updatedAt'> & { updatedAt: string }>(
    db,
    sql`select template.id::int as id, template.owner_org_id::int as "ownerOrgId", school.name as "ownerName",
        school.lft::int as position, template.name, template.orientation, template.title, template.body, template.issuer,
        template.number_rule as "numberRule", template.is_enabled as "isEnabled", template.version,
        template.updated_at::text as "updatedAt",
        (select count(*)::int from award where award.certificate_template_id = template.id) as awards,
        (select count(*)::int from certificate where certificate.template_id = template.id) as certificates
      from certificate_template template join school on school.id = template.owner_org_id
      where ${where} order by template.name, template.id limit ${MAX_TEMPLATES}`,
  )
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }))
}

/** Templates of an organiser by name. */
export const listTemplates = (db: Db, ownerOrgId: number) =>
  selectTemplates(db, sql`template.owner_org_id = ${ownerOrgId}::bigint`)

/** One template. */
export async function findTemplate(db: Db, id: number): Promise<TemplateRow | undefined> {
  const [row] = await selectTemplates(db, sql`template.id = ${id}::bigint`)
  return row
}

/** Waits until no other transaction changes, deletes or chooses the template. */
export async function lockTemplate(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`select id from certificate_template where id = ${id}::bigint for update`)
}

/** Has another template of the owner this name? */
export async function isNameTaken(tx: Db, ownerOrgId: number, name: string, exceptId: number | null): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select from certificate_template where owner_org_id = ${ownerOrgId} and name = ${name}
      and id is distinct from ${exceptId}::bigint`,
  )
  return rows.length > 0
}

/** What is stored of a template. */
export interface TemplateWrite extends CertificateTemplateDraft {
  isEnabled: boolean
  at: Date
}

/** Adds a template and returns its id. */
export async function insertTemplate(tx: Db, ownerOrgId: number, write: TemplateWrite): Promise<number> {
  const { name, orientation, title, body, issuer, numberRule, isEnabled, at } = write
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into certificate_template
        (owner_org_id, name, orientation, title, body, issuer, number_rule, is_enabled, updated_at)
      values (${ownerOrgId}, ${name}, ${orientation}, ${title}, ${body}, ${issuer}, ${numberRule}, ${isEnabled},
        ${at.toISOString()}::timestamptz) returning id::int as id`,
  )
  return onlyRow(rows).id
}

/** Changes a template whole. */
export async function updateTemplate(tx: Db, id: number, write: TemplateWrite): Promise<void> {
  const { name, orientation, title, body, issuer, numberRule, isEnabled, at } = write
  await tx.execute(sql`
    update certificate_template set name = ${name}, orientation = ${orientation}, title = ${title}, body = ${body},
      issuer = ${issuer}, number_rule = ${numberRule}, is_enabled = ${isEnabled}, version = version + 1,
      updated_at = ${at.toISOString()}::timestamptz
    where id = ${id}`)
}

/** Deletes a template that nothing uses. */
export async function deleteTemplate(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`delete from certificate_template where id = ${id}`)
}

/** Competitions whose awards or certificates use a template, by name. */
export async function listUsers(tx: Db, id: number): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select distinct competition.name from competition where
        exists (select from award where award.competition_id = competition.id and award.certificate_template_id = ${id})
        or exists (select from certificate join award_grant held on held.id = certificate.award_grant_id
          where held.competition_id = competition.id and certificate.template_id = ${id})
      order by 1 limit 5`,
  )
  return rows.map(({ name }) => name)
}

/** Awards of a competition with their templates, those of works first. */
export function listTemplateAwards(db: Db, competitionId: number): Promise<Schema<'TemplateAward'>[]> {
  return rowsOf(
    db,
    sql`select award.id::int as "awardId", award.name as "awardName", grouping.name as "groupName",
        award.is_org as "isOrganization", award.certificate_template_id::int as "templateId"
      from award left join competition_group grouping on grouping.id = award.group_id
      where award.competition_id = ${competitionId}::bigint
      order by award.is_org, grouping.seq nulls first, award.level, award.id limit 200`,
  )
}

/** Stores which template an award has. */
export async function updateAwardTemplate(tx: Db, awardId: number, templateId: number | null): Promise<void> {
  await tx.execute(sql`update award set certificate_template_id = ${templateId}::bigint where id = ${awardId}`)
}
