/** A line of a file: its number as the person sees it, and its cells as text. */
export interface SheetLine {
  row: number
  cells: readonly string[]
}

/** Reads the lines of an xlsx or csv file that hold anything. Throws the refusal that the person gets. */
export type SheetReader = (file: Blob) => AsyncIterable<SheetLine>
