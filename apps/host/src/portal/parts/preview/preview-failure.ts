/** Why a file cannot be shown: it is encrypted, too large or too complex to be opened in a page, or unreadable. */
export type FailureReason = 'protected' | 'tooLarge' | 'tooComplex' | 'failed'

/** Thrown by a viewer; the dialog says the reason and offers the download. */
export class PreviewFailure extends Error {
  constructor(readonly reason: FailureReason) {
    super(`The file is not shown: ${reason}.`)
    this.name = 'PreviewFailure'
  }
}
