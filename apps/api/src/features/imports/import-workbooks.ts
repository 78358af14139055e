import type { Locale } from '@doorway/api-client/rules'
import type { AnyCall } from '../../http/call'
import { translate } from '../../strings/translate'
import { writeSpreadsheet, writeWorkbook } from '../../spreadsheets/spreadsheet'
import { headingOf } from './import-headings'
import { listRowsAfter, type JobRow } from './import-jobs.queries'
import type { ImportKind } from './import-kind'
import { presentFaults } from './imports.presenter'
import { cellsOf } from './sealed-rows'

const STEP = 500
const REASONS_WIDTH = 40
const LISTED_ROWS = 1_000
const LIST_MAX = 200

/** The letter of a column, as formulas name it; templates have fewer than 26. */
const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index)

function headingRow({ columns }: ImportKind, locale: Locale): string[] {
  return columns.map(({ title, isRequired }) => headingOf(translate(locale, title), isRequired))
}

function allowedSheet(kind: ImportKind, locale: Locale, allowed: Readonly<Record<string, readonly string[]>>) {
  const columns = kind.columns.flatMap((column) => {
    const choices = allowed[column.field]
    return choices?.length ? [{ ...column, choices }] : []
  })
  const height = Math.max(0, ...columns.map(({ choices }) => choices.length))
  const rows = Array.from({ length: height }, (_, at) => columns.map(({ choices }) => choices[at] ?? ''))
  return {
    name: translate(locale, 'import.allowed'),
    widths: columns.map(({ width }) => width),
    rows: [columns.map(({ title }) => translate(locale, title)), ...rows],
    letters: new Map(columns.map(({ field }, index) => [field, letterOf(index)])),
  }
}

/** The template of a kind: headings, one example row where one would pass the check, choices in the cells, and a second sheet with the allowed values. */
export async function writeTemplate(call: AnyCall, kind: ImportKind): Promise<Uint8Array> {
  const { locale } = call.origin
  const allowed = await kind.allowed(call)
  const cells = kind.exampleCells ? await kind.exampleCells(call) : {}
  const { letters, ...values } = allowedSheet(kind, locale, allowed)
  const example = kind.columns.map(({ field }) => {
    const cell = cells?.[field] ?? kind.example[field] ?? allowed[field]?.[0] ?? ''
    return typeof cell === 'string' ? cell : translate(locale, cell.key)
  })
  const choices = kind.columns.flatMap(({ field }, index) => {
    const size = allowed[field]?.length
    const letter = letters.get(field)
    if (letter === undefined || !size || size > LIST_MAX) return []
    const range = `${letterOf(index)}2:${letterOf(index)}${LISTED_ROWS}`
    return [{ range, values: `'${values.name}'!$${letter}$2:$${letter}$${size + 1}` }]
  })
  const sheet = {
    name: translate(locale, `import.${kind.name}`),
    widths: kind.columns.map(({ width }) => width),
    rows: [headingRow(kind, locale), ...(cells ? [example] : [])],
    choices,
  }
  return writeWorkbook(values.widths.length > 0 ? [sheet, values] : [sheet])
}

/** The rows at fault with their reasons in a last column. Cells are as they were sent, so the mended file can be sent again. */
export async function writeErrorFile(call: AnyCall, kind: ImportKind, job: JobRow) {
  const { db, secrets, origin } = call
  const { locale } = origin
  const columns = job.fields.map((field) => {
    const column = kind.columns.find((each) => each.field === field)
    return {
      header: column ? headingOf(translate(locale, column.title), column.isRequired) : field,
      width: column?.width ?? 12,
    }
  })
  async function* rows() {
    let last = 0
    for (;;) {
      const step = await listRowsAfter(db, job.id, ['invalid'], last, STEP)
      for (const row of step) {
        const reasons = presentFaults({ kind, locale }, row).map(({ title, msg }) => `${title}: ${msg}`)
        yield [...(await cellsOf(secrets, row)), reasons.join('\n')]
      }
      last = step.at(-1)?.rowNo ?? last
      if (step.length < STEP) return
    }
  }
  const sheet = translate(locale, `import.${kind.name}`)
  const reasons = { header: translate(locale, 'import.reasons'), width: REASONS_WIDTH }
  return writeSpreadsheet(sheet, [...columns, reasons], rows())
}
