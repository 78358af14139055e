import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { type Db, violatedConstraint } from '../../db/database'
import { requireCode } from '../../http/authorization'
import type { Actor, Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { coversArea, coversPosition } from '../../security/scope'
import { locales } from '@doorway/api-client/rules'
import { findArea } from '../areas/areas.queries'
import { findSchoolById } from '../organizations/organizations.queries'
import { takePicture } from './site-pictures.service'
import { presentSiteDetail } from './sites.presenter'
import {
  countSiteFiles,
  countSiteUsage,
  deleteSiteRow,
  findSite,
  insertSite,
  lockSite,
  type SiteRow,
  updateSite,
} from './site-save.queries'

type Save = Call<'insertOrUpdateSite'>

const CODE = /^[A-Za-z0-9-]{1,30}$/
const NAME_MAX = 100
const COLOUR = /^#[0-9a-f]{6}$/i
const FOOTER_FIELDS = ['organiser', 'undertaker', 'phone', 'icp', 'police', 'siteCode'] as const
const targetOf = ({ id, name }: SiteRow) => ({ type: 'site', id, label: name })

/** The site if it was given to the caller, or the code covers everything; otherwise it is not there. */
export async function requireSite(db: Db, actor: Actor, code: string, id: number): Promise<SiteRow> {
  const site = await findSite(db, id)
  const isGiven = actor.scopeOf(code).isAll || actor.siteIds.includes(id)
  if (!site || !isGiven) throw notFound()
  return site
}

function isAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
}

function looksFaults({ theme, languages, footer }: Save['body']): FieldFault[] {
  const faults: FieldFault[] = []
  if (theme && theme.accent !== null && !COLOUR.test(theme.accent))
    faults.push({ field: 'theme.accent', key: 'sites.colourFormat' })
  const known: readonly string[] = locales
  if (languages && (languages.length === 0 || languages.some((language) => !known.includes(language))))
    faults.push({ field: 'languages', key: 'sites.languagesRequired' })
  const fields: readonly string[] = FOOTER_FIELDS
  if (footer && Object.keys(footer).some((field) => !fields.includes(field)))
    faults.push({ field: 'footer', key: 'problem.unknown' })
  return faults
}

function requireValid(body: Save['body']): void {
  const { name = '', code = '', url } = body
  const faults: FieldFault[] = []
  if (name.trim() === '') faults.push({ field: 'name', key: 'sites.nameRequired' })
  if (name.length > NAME_MAX) faults.push({ field: 'name', key: 'problem.long' })
  if (!CODE.test(code)) faults.push({ field: 'code', key: 'sites.codeFormat' })
  if (url && !isAddress(url)) faults.push({ field: 'url', key: 'sites.urlFormat' })
  faults.push(...looksFaults(body))
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
}

/**
 * The area and the organization have to be in scope; a new site needs one of them unless the code covers everything.
 */
async function requirePlace(tx: Db, { actor, body }: Save, code: string, known?: SiteRow): Promise<void> {
  const scope = actor.scopeOf(code)
  if (body.areaCode && body.areaCode !== known?.areaCode) {
    const area = await findArea(tx, body.areaCode)
    if (!area || !coversArea(scope, area.path)) {
      throw invalidFields([{ field: 'areaCode', key: 'organisations.unknownArea' }])
    }
  }
  if (body.orgId && body.orgId !== known?.orgId) {
    const school = await findSchoolById(tx, body.orgId)
    if (!school || !coversPosition(scope, school.lft)) throw notFound()
  }
  if (!known && !scope.isAll && !body.areaCode && !body.orgId) throw notFound()
}

/** What the log compares of a site. */
const logged = ({ name, code, url, detail, level, areaCode, orgId, state, theme, languages, logoFileId }: SiteRow) => ({
  accent: theme.accent ?? null,
  languages: languages.join(','),
  logoFileId,
  name,
  code,
  url,
  detail,
  level,
  areaCode,
  orgId,
  state,
})

/** The texts that are not empty. */
const filled = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text.trim() ? [[field, text.trim()]] : [])))

function columnsOf({ name = '', code = '', ...body }: Save['body']) {
  return {
    name,
    code,
    ...(body.url !== undefined && { url: body.url === '' ? null : body.url }),
    ...(body.detail !== undefined && { detail: body.detail }),
    ...(body.level !== undefined && { level: body.level }),
    ...(body.areaCode !== undefined && { areaCode: body.areaCode === '' ? null : body.areaCode }),
    ...(body.orgId !== undefined && { orgId: body.orgId }),
    ...(body.state !== undefined && { state: body.state }),
    ...(body.theme !== undefined && { theme: body.theme.accent === null ? {} : { accent: body.theme.accent } }),
    ...(body.languages !== undefined && { languages: [...new Set(body.languages)] }),
    ...(body.footer !== undefined && { footer: filled(body.footer) }),
    ...(body.logoFileId !== undefined && { logoFileId: body.logoFileId }),
  }
}

const takeLogo = (tx: Db, call: Save, known?: SiteRow) =>
  takePicture(tx, call, {
    field: 'logoFileId',
    format: 'sites.logoFormat',
    before: known?.logoFileId ?? null,
    after: call.body.logoFileId,
  })

async function insert(tx: Db, call: Save): Promise<number> {
  await requirePlace(tx, call, 'cms:site:add')
  await takeLogo(tx, call)
  return insertSite(tx, { level: '专题', state: 'building', ...columnsOf(call.body) })
}

/** Changes a site and returns it as it was before. */
async function update(tx: Db, call: Save, id: number): Promise<SiteRow> {
  await lockSite(tx, id)
  const site = await requireSite(tx, call.actor, 'cms:site:edit', id)
  if (call.body.version !== undefined && call.body.version !== site.version)
    throw versionConflict(await presentSiteDetail(call, site))
  await requirePlace(tx, call, 'cms:site:edit', site)
  await takeLogo(tx, call, site)
  await updateSite(tx, id, columnsOf(call.body))
  return site
}

/** Adds a site, or changes one that was given to the caller. */
export async function saveSite(call: Save): Promise<SiteRow> {
  const { db, actor, body } = call
  const permissionCode = body.id === undefined ? 'cms:site:add' : 'cms:site:edit'
  requireCode(actor, permissionCode)
  requireValid(body)
  return db
    .transaction(async (tx) => {
      const before = body.id === undefined ? undefined : await update(tx, call, body.id)
      const site = await findSite(tx, body.id ?? (await insert(tx, call)))
      if (!site) throw notFound()
      await recordOperation(tx, call, {
        action: before ? 'site.edit' : 'site.add',
        permissionCode,
        target: targetOf(site),
        difference: await differenceOf(call.secrets, before ? logged(before) : {}, logged(site)),
      })
      return site
    })
    .catch((error: unknown) => {
      const constraint = violatedConstraint(error)
      if (constraint === undefined) throw error
      const isUrl = constraint.includes('url')
      throw invalidFields([{ field: isUrl ? 'url' : 'code', key: isUrl ? 'sites.urlTaken' : 'sites.codeTaken' }])
    })
}

/** Deletes a site that nothing belongs to. */
export async function removeSite(call: Call<'deleteSite'>): Promise<void> {
  await call.db.transaction(async (tx) => {
    const site = await requireSite(tx, call.actor, 'cms:site:delete', call.path.id)
    const usage = await countSiteUsage(tx, site.id)
    if (usage.columns + usage.articles + usage.roles > 0) throw refuse('SITE_IN_USE', 'sites.inUse', usage)
    const files = await countSiteFiles(tx, site.id)
    if (files > 0) throw refuse('SITE_HAS_FILES', 'sites.hasFiles', { files })
    await deleteSiteRow(tx, site.id)
    await recordOperation(tx, call, {
      action: 'site.delete',
      permissionCode: 'cms:site:delete',
      target: targetOf(site),
    })
  })
}
