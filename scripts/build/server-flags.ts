/**
 * Flags of the server's process: stacks in its log name our sources; its young generation has at most 12 MB (three
 * times 4) instead of 48. What else its memory needs, the server sets by itself.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=4']

/**
 * What only the environment can set, on Linux; elsewhere it means nothing. Each thread of the first load leaves an arena
 * of the C library behind that is never released: the server rests at 480 MB after it, with two arenas at 400. Blocks
 * of 1 MB and more go back to the system when they are released, also after larger ones: under a flood of uploads of
 * 20 MB the peak is 640 MB instead of 720.
 */
export const serverSettings = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? String(1024 * 1024),
}
