import { sql } from 'drizzle-orm'
import { batchInsert } from '../db/batch-insert'
import type { Db } from '../db/database'
import { articleRows } from './article-rows'
import { expertQaRows } from './expert-data'
import { fileRows } from './file-rows'
import { blockRows, linkRows, tagRows, topicRows } from './front-page-data'
import { homeSubmissionRows } from './home-submission-rows'
import { pictureOf } from './picture-data'
import { type DemoPictures, pictureRows } from './picture-rows'
import {
  activityRows,
  caseRows,
  principalDraftRows,
  principalRows,
  resourceRows,
  schoolDraftRows,
  schoolProfileRows,
} from './profile-rows'
import { schoolPartRows } from './school-part-rows'
import { columnRows } from './site-data'
import { articleFactRows, siteTextRows } from './site-text-rows'
import { studioRows } from './studio-rows'
import { aboutRows } from './topic-rows'

type FindPicture = Awaited<ReturnType<typeof pictureRows>>['idOf']

/** Schools with all that they show. */
async function loadSchools(tx: Db, now: Date, idOf: FindPicture): Promise<void> {
  const parts = await schoolPartRows(schoolProfileRows(now), now, idOf)
  await batchInsert(tx, 'file_object', parts.objects)
  await batchInsert(tx, 'file_body', parts.bodies)
  await batchInsert(tx, 'school_profile', parts.profiles)
  await batchInsert(tx, 'school_teacher', parts.teachers)
  await batchInsert(tx, 'school_course', parts.courses)
  await batchInsert(tx, 'school_picture', parts.pictures)
  await batchInsert(tx, 'school_profile_draft', schoolDraftRows(now, parts))
}

/**
 * Columns, articles of every kind, profiles, activities, resources and their files. People and schools are there
 * before.
 */
export async function loadContent(tx: Db, now: Date, demoPictures: DemoPictures): Promise<void> {
  const pictures = await pictureRows(demoPictures, now)
  const { idOf } = pictures
  await batchInsert(tx, 'file_object', pictures.objects)
  await batchInsert(tx, 'file_body', pictures.bodies)
  await batchInsert(tx, 'file_copy', pictures.copies)
  const columns = columnRows()
  const main = articleRows(columns, now)
  const more = siteTextRows(columns, now, main.revisions.length + 1)
  const about = aboutRows(columns, now, main.revisions.length + more.revisions.length + 1)
  const articles = [...main.articles, ...more.articles, ...about.articles]
  const late = { live_revision_id: null, head_revision_id: null }
  await batchInsert(tx, 'cms_column', columns)
  await batchInsert(
    tx,
    'cms_article',
    articles.map((article) => ({
      ...article,
      ...late,
      cover_file_id: idOf(pictureOf.article(String(article['title']))),
    })),
  )
  await batchInsert(tx, 'cms_article_revision', [...main.revisions, ...more.revisions, ...about.revisions])
  // Articles and revisions point at one another, so the articles learn their revisions afterwards.
  await tx.execute(sql`
    update cms_article set live_revision_id = wanted.live_revision_id, head_revision_id = wanted.head_revision_id
    from json_populate_recordset(null::cms_article, ${JSON.stringify(articles)}::json) wanted where wanted.id = cms_article.id`)
  await loadFrontPage(tx, articles, now, idOf)
  const { disclosures, projects } = articleFactRows(articles, now)
  await batchInsert(tx, 'article_disclosure', [...disclosures, ...about.disclosures])
  await batchInsert(tx, 'article_topic', about.topics)
  await batchInsert(tx, 'article_interpretation', about.interpretations)
  await batchInsert(tx, 'expert_qa', expertQaRows(now))
  await batchInsert(tx, 'project', projects)
  await loadSchools(tx, now, idOf)
  const photoOf = (index: number) => idOf(pictureOf.principal(index))
  await batchInsert(tx, 'principal_profile', principalRows(now, photoOf))
  await batchInsert(tx, 'principal_draft', principalDraftRows(now, photoOf))
  await batchInsert(tx, 'principal_case', caseRows(main.articles))
  const { activities, signups } = activityRows(now)
  await batchInsert(tx, 'research_activity', activities)
  await batchInsert(tx, 'research_signup', signups)
  await batchInsert(
    tx,
    'resource',
    resourceRows(now).map((row, index) => ({ ...row, cover_file_id: idOf(pictureOf.resource(index)) })),
  )
  const groups = studioRows(articles, now)
  await batchInsert(tx, 'workgroup', groups.studios)
  await batchInsert(tx, 'workgroup_member', groups.members)
  await batchInsert(tx, 'workgroup_article', groups.articles)
  await batchInsert(tx, 'subject_researcher', groups.researchers)
  const files = await fileRows([...main.files, ...more.files], now)
  await batchInsert(tx, 'file_object', files.objects)
  await batchInsert(tx, 'file_body', files.bodies)
  await batchInsert(tx, 'attachment', files.attachments)
  await batchInsert(tx, 'resource_file', files.links)
  await loadHomeSubmissions(tx, now)
  await loadLibrary(tx)
}

/** Files of articles, topics and sites in the library of their site. */
async function loadLibrary(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into library_file (file_id, site_id, created_at)
    select distinct on (file.id) file.id, used.site_id, file.created_at
    from file_use used join file_object file on file.id = used.file_id
    where used.site_id is not null order by file.id, used.site_id`)
  await tx.execute(sql`
    update file_object set width = 960, height = 540
    where mime = 'image/webp' and id in (select file_id from library_file)`)
}

/** Submissions of families, as draft and in review. */
async function loadHomeSubmissions(tx: Db, now: Date): Promise<void> {
  const rows = await homeSubmissionRows(now)
  await batchInsert(tx, 'file_object', rows.objects)
  await batchInsert(tx, 'file_body', rows.bodies)
  await batchInsert(tx, 'consent', rows.consents)
  await batchInsert(tx, 'preschool_submission', rows.submissions)
  await batchInsert(tx, 'preschool_submission_file', rows.links)
}

/** Blocks, topics and links of the front pages, and the tags that topics and articles share. */
async function loadFrontPage(
  tx: Db,
  articles: readonly Record<string, unknown>[],
  now: Date,
  idOf: FindPicture,
): Promise<void> {
  const { tags, refs } = tagRows(articles)
  const { groups, links } = linkRows()
  await batchInsert(tx, 'site_block', blockRows())
  await batchInsert(tx, 'tag', tags)
  await batchInsert(tx, 'tag_ref', refs)
  await batchInsert(
    tx,
    'site_topic',
    topicRows().map((row) => ({ ...row, cover_file_id: idOf(pictureOf.topic(row.title)) })),
  )
  await batchInsert(tx, 'site_link_group', groups)
  await batchInsert(tx, 'site_link', links)
}
