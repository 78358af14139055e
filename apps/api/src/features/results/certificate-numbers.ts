import { type CertificateSeries, defaultNumberRule, numberIn, seriesOf } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { Db } from '../../db/database'
import { required } from '../../required'
import { lastNumberOf, type MissingRow } from './certificates.queries'

/** What numbers of a competition are made of. */
interface NumberedCompetition {
  certificatePrefix: string | null
  year: number
}

const CODE = '{code}'

/** Awards without a certificate that take their numbers and texts from one template. */
export interface MissingGroup {
  template: MissingRow['template']
  series: CertificateSeries
  needsCode: boolean
  grantIds: number[]
}

/** Awards without a certificate by template, in the order of their first. */
export function groupMissing(rows: readonly MissingRow[], { certificatePrefix, year }: NumberedCompetition) {
  // Rules that need the code of a competition without one are refused before they give a number.
  const code = certificatePrefix === null ? '' : certificatePrefix
  const groups = new Map<number | null, MissingGroup>()
  for (const { grantId, template } of rows) {
    const key = template?.id ?? null
    const known = groups.get(key)
    if (known) known.grantIds.push(grantId)
    else {
      const rule = template?.numberRule ?? defaultNumberRule
      const series = required(seriesOf(rule, { code, year }), 'sequence of a number rule')
      groups.set(key, { template, series, needsCode: rule.includes(CODE), grantIds: [grantId] })
    }
  }
  return [...groups.values()]
}

/** The numbers that issuing would give now, by template. */
export async function planNumbers(db: Db, groups: readonly MissingGroup[]): Promise<Schema<'PlannedCertificates'>[]> {
  const planned: Schema<'PlannedCertificates'>[] = []
  // Two templates may share a series: the second goes on after the first.
  const taken = new Map<string, number>()
  for (const { template, series, grantIds } of groups) {
    const key = `${series.head}\n${series.tail}`
    const last = taken.get(key) ?? (await lastNumberOf(db, series))
    const count = grantIds.length
    taken.set(key, last + count)
    planned.push({
      templateName: template?.name ?? null,
      count,
      firstNo: numberIn(series, last + 1),
      lastNo: numberIn(series, last + count),
    })
  }
  return planned
}
