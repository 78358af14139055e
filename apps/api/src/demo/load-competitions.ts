import { sql } from 'drizzle-orm'
import { batchInsert } from '../db/batch-insert'
import type { Db } from '../db/database'
import { certificateTemplateRows } from './certificate-template-rows'
import { competitionResultTables } from './competition-result-rows'
import { competitionTables } from './competition-rows'
import { workPictures } from './picture-data'
import { workFileRows } from './work-file-rows'

/** Tables of competitions whose ids go on from the demo's. */
export const competitionIds = [
  'competition',
  'competition_group',
  'competition_phase',
  'recommend_quota',
  'comp_entry',
  'comp_work',
  'score_scheme',
  'score_criterion',
  'judge_panel',
  'judge_assignment',
  'result_run',
  'award',
  'award_grant',
  'certificate',
  'certificate_template',
]

/** Competitions with their works and results (domain 5.2). Sites, people, resources and files are there before. */
export async function loadCompetitions(tx: Db, now: Date): Promise<void> {
  for (const [table, rows] of [...competitionTables(now), ...competitionResultTables(now)]) {
    await batchInsert(tx, table, rows)
  }
  await tx.execute(sql`
    update competition set scheme_id = score_scheme.id from score_scheme where score_scheme.competition_id = competition.id`)
  await batchInsert(tx, 'certificate_template', certificateTemplateRows(now))
  // Certificates of works were issued by the first template.
  await tx.execute(sql`
    update award set certificate_template_id = 1 where competition_id = 2 and not is_org`)
  await tx.execute(sql`
    update certificate set template_id = template.id, content = content || jsonb_build_object('sheet', jsonb_build_object(
      'orientation', template.orientation, 'title', template.title, 'body', template.body, 'issuer', template.issuer))
    from award_grant held join award on award.id = held.award_id
    join certificate_template template on template.id = award.certificate_template_id
    where held.id = certificate.award_grant_id`)
  const { objects, bodies, links } = await workFileRows(now)
  await batchInsert(tx, 'file_object', objects)
  await batchInsert(tx, 'file_body', bodies)
  await batchInsert(tx, 'comp_work_file', links)
  // Lessons of the finished competition are in the library too, with the same cover and the same files. Blind works must
  // not be recognised by theirs.
  await tx.execute(sql`
    update comp_work set cover_file_id = resource.cover_file_id from resource where resource.title = comp_work.title and comp_work.competition_id = 2`)
  await tx.execute(sql`
    update comp_work set cover_file_id = file.id
    from json_to_recordset(${JSON.stringify(workPictures)}::json) as shown (picture text, title text)
    join file_object file on file.name = shown.picture || '.webp'
    where comp_work.title = shown.title and comp_work.competition_id = 2`)
  await tx.execute(sql`
    insert into comp_work_file (work_id, slot, seq, file_id, sha256)
    select distinct on (work.id, slot) work.id, case file.ext when 'mp4' then 'video' else 'plan' end as slot, 0, file.id, file.sha256
    from comp_work work join resource on resource.title = work.title
    join resource_file held on held.resource_id = resource.id join file_object file on file.id = held.file_id
    where work.competition_id = 2 and file.ext in ('mp4', 'docx') order by work.id, slot, held.seq`)
}
