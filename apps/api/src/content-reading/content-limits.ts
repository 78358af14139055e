/** Limits of content that is imported. */
export const contentLimits = {
  /** Bytes of a WordPress export. */
  wordpressMax: 512 * 1024 ** 2,
  /** Bytes of a csv: it is read as a whole. */
  csvMax: 64 * 1024 ** 2,
  /** Bytes of one Word file, and of each of its parts when unpacked. */
  wordMax: 64 * 1024 ** 2,
  /** Bytes of an archive of pictures or Word files. */
  archiveMax: 1024 ** 3,
  /** Articles of one import. */
  articlesMax: 20_000,
  /** Characters of one text; longer ones are skipped and reported. */
  textMax: 1_000_000,
  /** Files that one article refers to. */
  filesMax: 200,
  /** Files of an archive. */
  entriesMax: 100_000,
  /** Bytes that an archive may unpack to, and one of its files. */
  unpackedMax: 4 * 1024 ** 3,
  entryMax: 64 * 1024 ** 2,
} as const
