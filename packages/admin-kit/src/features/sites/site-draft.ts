import * as z from 'zod/mini'
import { inputTexts } from '../../forms/input-text'
import { siteLevels } from './site-levels'
import type { SiteDetail, SiteDraft } from './site-types'

/** Texts of the footer that a public site has to show. */
export const footerFields = ['organiser', 'undertaker', 'phone', 'icp', 'police', 'siteCode'] as const
/** Languages that visitors may choose. */
export const siteLanguages = ['zh', 'en', 'ja', 'ko', 'tw'] as const
/** States of a site. */
export const siteStates = ['building', 'running', 'readonly', 'closed'] as const

const text = z.string()

/** What the form holds: text, as it is typed. A stored draft is read by it. */
export const siteForm = z.object({
  name: text,
  code: text,
  url: text,
  detail: text,
  level: z.enum(siteLevels),
  areaCode: text,
  state: z.enum(siteStates),
  accent: text,
  languages: z.array(text),
  footer: z.object({ organiser: text, undertaker: text, phone: text, icp: text, police: text, siteCode: text }),
  logoFileId: z.nullable(text),
})
/** Values of the form. */
export type SiteFormValues = z.infer<typeof siteForm>

const noFooter = { organiser: '', undertaker: '', phone: '', icp: '', police: '', siteCode: '' }

/** What the form starts from; null for a new site. */
export function siteFormValues(site: SiteDetail | null): SiteFormValues {
  if (!site) {
    const nothing = { name: '', code: '', url: '', detail: '', areaCode: '', accent: '', logoFileId: null }
    return { ...nothing, level: '县', state: 'building', languages: ['zh'], footer: noFooter }
  }
  const { name, code, level, state, languages, logoFileId } = site
  const { organiser, undertaker, phone, icp, police, siteCode } = site.footer
  return {
    name,
    code,
    level,
    state,
    languages,
    logoFileId,
    ...inputTexts({ url: site.url, detail: site.detail, areaCode: site.areaCode, accent: site.theme.accent }),
    footer: inputTexts({ organiser, undertaker, phone, icp, police, siteCode }),
  }
}

/** What is saved. Languages are stored in the order in which they are offered. */
export function siteDraft(site: SiteDetail | null, values: SiteFormValues): SiteDraft {
  const { accent, languages, areaCode, ...rest } = values
  return {
    ...rest,
    name: values.name.trim(),
    code: values.code.trim(),
    url: values.url.trim(),
    detail: values.detail.trim() === '' ? null : values.detail.trim(),
    areaCode,
    theme: { accent: accent.trim() === '' ? null : accent.trim().toLowerCase() },
    languages: siteLanguages.filter((language) => languages.includes(language)),
    ...(site && { id: site.id, version: site.version }),
  }
}

/** Visitors can open a site in these states. */
export const isOpen = (state: SiteDetail['state']) => state === 'running' || state === 'readonly'
