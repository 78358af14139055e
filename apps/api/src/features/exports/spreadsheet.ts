/** A column of a spreadsheet. */
export interface SpreadsheetColumn {
  header: string
  /** Width in characters. */
  width: number
}

/** Writes rows of text as xlsx while they come. Cells are text whatever they begin with, so nothing is ever a formula. */
export async function writeSpreadsheet(
  sheet: string,
  columns: readonly SpreadsheetColumn[],
  rows: AsyncIterable<string[]>,
): Promise<ReadableStream<Uint8Array>> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(rows, { name: sheet, columns: [...columns] })
}

/** An xlsx download under a name in any script (RFC 6266, RFC 5987). */
export function fileResponse(body: ReadableStream<Uint8Array>, fileName: string): Response {
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return new Response(body, {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="export.xlsx"; filename*=UTF-8''${encoded}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
