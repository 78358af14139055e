/** Characters of a cell, as many as Excel allows. */
export const CELL_LENGTH = 32_767
/** Cells of a row. */
export const FIELDS = 1_000
/** Lines of a file, empty ones included: as many as Excel allows. */
export const LINES = 1_048_576
/** Different texts of a workbook. */
export const SHARED_STRINGS = 1_000_000

/** Why a file is not read to its end: one cell is too long, or it holds too much to be read in time. */
export type SheetFault = 'cellTooLong' | 'tooComplex'

/** Thrown while a file is read, as soon as it exceeds a limit. */
export class SheetLimit extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault)
  }
}
