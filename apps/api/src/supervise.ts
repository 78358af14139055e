import { fileURLToPath } from 'node:url'
import { supervise } from './node/supervise'

// Two arenas of the C library in place of eight, as `npm start` sets it: each thread of the first load leaves one behind.
const env = { ...process.env, MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2' }

supervise({ script: fileURLToPath(new URL('main.js', import.meta.url)), flags: ['--enable-source-maps'], env })
