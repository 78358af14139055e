/** A column of a spreadsheet. */
export interface SpreadsheetColumn {
  header: string
  /** Width in characters. */
  width: number
}

/**
 * Writes rows of text as xlsx while they come. Cells are text whatever they begin with, so nothing is ever a formula.
 */
export async function writeSpreadsheet(
  sheet: string,
  columns: readonly SpreadsheetColumn[],
  rows: AsyncIterable<string[]>,
): Promise<ReadableStream<Uint8Array>> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(rows, { name: sheet, columns: [...columns] })
}

/** A sheet of a workbook that is written as a whole. */
export interface WholeSheet {
  name: string
  /** Widths in characters. */
  widths: readonly number[]
  rows: readonly (readonly string[])[]
  /** Cells that offer the values of a range: both as formulas name them (`A2:A1000`, `'x'!$A$2:$A$9`). */
  choices?: readonly { range: string; values: string }[]
}

/** A small workbook. Every column is text, so that numbers typed into it keep their zeros and digits. */
export async function writeWorkbook(sheets: readonly WholeSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({
    sheets: sheets.map(({ name, widths, rows, choices = [] }) => ({
      name,
      columns: widths.map((width) => ({ width, numFmt: '@' })),
      rows: rows.map((row) => [...row]),
      dataValidations: choices.map(({ range, values }) => ({
        type: 'list' as const,
        formula1: values,
        allowBlank: true,
        showErrorMessage: false,
        range,
      })),
    })),
  })
}

/** A cell as it was read: text, number, boolean or date, or nothing. */
export type ReadCell = unknown

/** The rows of the first sheet of an xlsx, counted from 0. Throws when it is none. */
export async function* readWorkbook(bytes: Uint8Array): AsyncGenerator<{ index: number; values: readonly ReadCell[] }> {
  const { streamXlsxRows } = await import('hucre/xlsx')
  yield* streamXlsxRows(bytes)
}
