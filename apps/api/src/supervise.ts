import { fileURLToPath } from 'node:url'
import { supervise } from './node/supervise'

// As `npm start` sets it: two arenas of the C library in place of eight, since each thread of the first load leaves one
// behind, and blocks of 1 MB and more go back to the system.
const env = {
  ...process.env,
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? String(1024 * 1024),
}

supervise({ script: fileURLToPath(new URL('main.js', import.meta.url)), flags: ['--enable-source-maps'], env })
