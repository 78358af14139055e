// The published types are those of version 0.6, without `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> })
    /** The encoding that the caller accepts with the highest quality; of equal ones the first of `preferred`. */
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options?: { preferred?: readonly Encoding[] },
    ): Encoding | undefined
  }
}
