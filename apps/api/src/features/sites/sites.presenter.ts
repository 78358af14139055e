import type { Schema } from '@doorway/api-client/types'
import type { AnyCall } from '../../http/call'
import { fileKey } from '../../security/file-keys'
import { fileUrl } from '../content/content.presenter'
import type { SiteRow } from './site-save.queries'

const LEVELS: readonly Schema<'SiteDetail'>['level'][] = ['省', '市', '县', '校', '专题']

/** A site for its editor; the address of its logo has a key, since an image tag sends no token. */
export async function presentSiteDetail(
  { secrets, clock }: Pick<AnyCall, 'secrets' | 'clock'>,
  site: SiteRow,
): Promise<Schema<'SiteDetail'>> {
  const { logoFileId } = site
  const key = logoFileId === null ? undefined : await fileKey(secrets, logoFileId, clock.now())
  return {
    id: site.id,
    name: site.name,
    code: site.code,
    url: site.url,
    detail: site.detail,
    level: LEVELS.find((level) => level === site.level) ?? '专题',
    areaCode: site.areaCode,
    orgId: site.orgId,
    state: site.state,
    theme: { accent: site.theme.accent ?? null },
    languages: site.languages,
    footer: site.footer,
    logoFileId,
    logoUrl: logoFileId === null ? null : `${fileUrl(logoFileId)}?key=${key}`,
    version: site.version,
  }
}
