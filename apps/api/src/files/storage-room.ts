/** The disk that uploads, imports and exports write to. */
export interface StorageRoom {
  /**
   * Runs work that writes up to `bytes`. Throws a refusal, without running it, when what is left of the disk would be
   * less than the reserve; bytes of works that run at the same time count as written.
   */
  withRoom: <Result>(bytes: number, work: () => Promise<Result>) => Promise<Result>
}

/** For a server without a disk of its own. */
export const endlessRoom: StorageRoom = { withRoom: (_bytes, work) => work() }
