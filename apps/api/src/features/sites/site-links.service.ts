import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, notFound, versionConflict } from '../../http/refusals'
import { fileUrl } from '../content/content.presenter'
import { listLinks, type LinkRow } from '../home/home.queries'
import { returnToUploads } from '../uploads/uploads.queries'
import { requireOpenSite } from './open-site.policy'
import { takePicture } from './site-pictures.service'
import {
  deleteTopics,
  insertTopic,
  listStoredTopics,
  replaceLinks,
  type StoredGroup,
  type StoredTopic,
  tagIdsOf,
  updateTopic,
} from './site-links.queries'
import { linksFaults } from './site-links.rules'
import { lockSite, type SiteRow, updateSite } from './site-save.queries'
import { requireSite } from './site-save.service'

type Save = Call<'saveSiteLinks'>
type TopicWrite = Schema<'SiteTopicWrite'>

/** The texts that are not empty, without space around them. */
const filled = (texts: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(texts).flatMap(([locale, text]) => (text.trim() ? [[locale, text.trim()]] : [])))

function groupsOf(rows: readonly LinkRow[]): Schema<'SiteLinkGroup'>[] {
  const groups = new Map<number, Required<Schema<'SiteLinkGroup'>>>()
  for (const { groupId, groupName, groupNames, name, url } of rows) {
    const group = groups.get(groupId) ?? { name: groupName, names: groupNames, links: [] }
    group.links.push({ name, url })
    groups.set(groupId, group)
  }
  return [...groups.values()]
}

/** Special topics and links of a front page for its editors. */
export async function readLinks(db: Db, { id, version }: SiteRow): Promise<Schema<'SiteLinks'>> {
  const [topics, links] = await Promise.all([listStoredTopics(db, id), listLinks(db, id)])
  return {
    version,
    topics: topics.map((topic) => ({ ...topic, coverUrl: fileUrl(topic.coverFileId) })),
    linkGroups: groupsOf(links),
  }
}

async function saveTopics(tx: Db, call: Save, siteId: number, topics: readonly TopicWrite[]): Promise<void> {
  const before = await listStoredTopics(tx, siteId)
  const known = new Map(before.map(({ id, coverFileId }) => [id, coverFileId]))
  const staying = topics.flatMap(({ id }) => id ?? [])
  if (staying.some((id) => !known.has(id)) || new Set(staying).size < staying.length) throw notFound()
  const tagOf = ({ tag }: TopicWrite) => tag?.trim() || null
  const tagIds = await tagIdsOf(tx, [...new Set(topics.flatMap((topic) => tagOf(topic) ?? []))])
  const gone = before.filter(({ id }) => !staying.includes(id))
  await deleteTopics(
    tx,
    gone.map(({ id }) => id),
  )
  await returnToUploads(
    tx,
    gone.flatMap(({ coverFileId }) => coverFileId ?? []),
    call.clock.now(),
  )
  for (const [seq, topic] of topics.entries()) {
    const tag = tagOf(topic)
    const { coverFileId } = topic
    const cover = topic.id === undefined ? null : (known.get(topic.id) ?? null)
    await takePicture(tx, call, {
      field: `topics.${seq}.coverFileId`,
      format: 'sites.coverFormat',
      before: cover,
      after: coverFileId,
    })
    const row = {
      siteId,
      seq,
      title: topic.title.trim(),
      titleI18n: filled(topic.titles),
      summary: topic.summary.trim(),
      tagId: tag === null ? null : tagIds.get(tag),
      route: topic.route?.trim() || null,
      ...(coverFileId !== undefined && { coverFileId }),
    }
    await (topic.id === undefined ? insertTopic(tx, row) : updateTopic(tx, topic.id, row))
  }
}

const toStored = ({ name, names, links }: Schema<'SiteLinkGroup'>): StoredGroup => ({
  name: name.trim(),
  names: filled(names),
  links: links.map((link) => ({ name: link.name.trim(), url: link.url.trim() })),
})

/** What the log compares: topics by title, links by address. */
const logged = (
  topics: readonly Pick<StoredTopic, 'title' | 'coverFileId'>[],
  groups: readonly Schema<'SiteLinkGroup'>[],
) => ({
  topics: topics.map(({ title }) => title).join(', '),
  covers: topics.flatMap(({ coverFileId }) => coverFileId ?? []).join(' '),
  links: groups.flatMap(({ links }) => links.map(({ url }) => url)).join(' '),
})

/** Stores the special topics and the links of a front page. */
export async function saveLinks(call: Save): Promise<Schema<'SiteLinks'>> {
  const { db, actor, path, body, secrets } = call
  const [fault, ...others] = linksFaults(body)
  if (fault) throw invalidFields([fault, ...others])
  return db.transaction(async (tx) => {
    await lockSite(tx, path.id)
    const site = await requireSite(tx, actor, 'cms:site:edit', path.id)
    requireOpenSite(site.state)
    const present = await readLinks(tx, site)
    if (body.version !== site.version) throw versionConflict(present)
    await saveTopics(tx, call, site.id, body.topics)
    await replaceLinks(tx, site.id, body.linkGroups.map(toStored))
    await updateSite(tx, site.id, {})
    const saved = await readLinks(tx, { ...site, version: site.version + 1 })
    await recordOperation(tx, call, {
      action: 'site.links',
      permissionCode: 'cms:site:edit',
      target: { type: 'site', id: site.id, label: site.name },
      difference: await differenceOf(
        secrets,
        logged(present.topics, present.linkGroups),
        logged(saved.topics, saved.linkGroups),
      ),
    })
    return saved
  })
}
