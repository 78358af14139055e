/** A file whose words about its author can be neither found nor removed: it is not sent to judges. */
export class BlindingFault extends Error {
  constructor(reason: string) {
    super(`The file cannot be made blind: ${reason}.`)
  }
}
