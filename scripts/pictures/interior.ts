// Classrooms of the sample pictures as SVG: a wall with a moon window or a blackboard, and the desk in front.
import { canvas } from './landscape'

const { width: W, height: H } = canvas
/** Where the desk begins: higher where the lower third is for a title. */
const DESK_TOP = { near: 470, high: 376 } as const

/** Colours of a room: wall from top to bottom, and what is outside. */
const rooms = {
  silk: { wall: ['#f6e6c4', '#efd9ac'], sky: '#bfe0e2', hill: '#2f7f86', far: '#8fc0b4' },
  dawn: { wall: ['#fbdccd', '#f3c3ac'], sky: '#fdf1e4', hill: '#4a6ea3', far: '#b4bfd8' },
  day: { wall: ['#d9eef6', '#bfe0ee'], sky: '#fdf6e6', hill: '#1f7f8f', far: '#8cc9c4' },
  spring: { wall: ['#e3f0d4', '#cde3b6'], sky: '#fffbe8', hill: '#3f8f70', far: '#a9d3a0' },
  dusk: { wall: ['#6f5f9a', '#4f4479'], sky: '#f6b98e', hill: '#3a3a70', far: '#8c78ab' },
  night: { wall: ['#26456f', '#17315a'], sky: '#0d1f46', hill: '#0a1c3c', far: '#2d5480' },
} as const

const chalk = (path: string) =>
  `<path d="${path}" fill="none" stroke="#f4f7ef" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>`
const cell = (size: number, columns: number, rows: number, x: number, y: number) =>
  Array.from({ length: columns + 1 }, (_, at) => `M${x + at * size} ${y}v${rows * size}`).join('') +
  Array.from({ length: rows + 1 }, (_, at) => `M${x} ${y + at * size}h${columns * size}`).join('')

/** What is written on the blackboard, by the number of the picture. */
const drawings = [
  chalk(cell(46, 6, 4, 150, 130)),
  chalk('M130 250h420M530 236l24 14l-24 14') +
    chalk(Array.from({ length: 9 }, (_, at) => `M${160 + at * 44} 238v24`).join('')),
  chalk('M200 150l110 0l0 110l-110 0zM390 190l78 -78l78 78l-78 78zM330 230q30 50 80 30M398 246l14 14l-16 12'),
  chalk('M140 170h320M140 160v20M460 160v20M140 270h210M140 260v20M350 260v20M380 270h80'),
  chalk('M330 120a100 100 0 1 0 .1 0zM330 220h100M330 220l-50 -86M330 212v16'),
  chalk('M150 340h420M180 116v236M200 330C360 326 372 160 540 136M250 346L452 124M352 226v12'),
]

function blackboard(seed: number): string {
  return `<rect x="64" y="64" width="1072" height="330" rx="14" fill="#9a6a3c"/><rect x="82" y="82" width="1036" height="294" rx="6" fill="#24554a"/><rect x="82" y="82" width="1036" height="294" rx="6" fill="#fff" opacity=".05"/>${drawings[seed % drawings.length] ?? ''}<rect x="860" y="384" width="90" height="12" rx="6" fill="#fff"/>`
}

function moonWindow(seed: number, { sky, hill, far }: { sky: string; hill: string; far: string }): string {
  const x = 250 + (seed % 3) * 90
  return `<clipPath id="moon"><circle cx="${x}" cy="240" r="176"/></clipPath><circle cx="${x}" cy="240" r="196" fill="#8a5a3a"/><g clip-path="url(#moon)"><rect x="${x - 180}" y="60" width="360" height="360" fill="${sky}"/><circle cx="${x + 60}" cy="170" r="30" fill="#e9694a"/><path d="M${x - 220} 420C${x - 120} 420 ${x - 110} 220 ${x - 60} 220S${x + 10} 420 ${x + 80} 420z" fill="${far}"/><path d="M${x - 40} 420C${x + 30} 420 ${x + 40} 260 ${x + 90} 260S${x + 150} 420 ${x + 230} 420z" fill="${hill}"/><rect x="${x - 180}" y="370" width="360" height="60" fill="${hill}" opacity=".6"/></g>
  <path d="M${x + 560} 40v190M${x + 640} 40v150" stroke="#8a5a3a" stroke-width="5"/><path d="M${x + 520} 230h80v100h-80z" fill="#fffaf0"/><path d="M${x + 612} 190h56v74h-56z" fill="#fbe3d6"/><path d="M${x + 534} 252h52M${x + 534} 272h52M${x + 534} 292h34" stroke="#8a5a3a" stroke-width="5"/>`
}

/** What a classroom is made of. */
export interface Interior {
  light: keyof typeof rooms
  seed: number
  ground: 'board' | 'room'
  desk: keyof typeof DESK_TOP
}

/** The drawing of a classroom with an empty desk. */
export function drawInterior({ light, seed, ground, desk }: Interior): string {
  const room = rooms[light]
  const deskTop = DESK_TOP[desk]
  const [top, bottom] = room.wall
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><linearGradient id="desk" x2="0" y2="1"><stop stop-color="#d9a066"/><stop offset="1" stop-color="#a86d3d"/></linearGradient></defs>
  <rect width="${W}" height="${H}" fill="url(#wall)"/>${ground === 'board' ? blackboard(seed) : moonWindow(seed, room)}
  <path d="M0 ${deskTop}h${W}v${H - deskTop}H0z" fill="url(#desk)"/><path d="M0 ${deskTop}h${W}" stroke="#f0c48c" stroke-width="8"/><path d="M0 560q600 -22 1200 6M0 630q500 18 1200 -8" fill="none" stroke="#8d5a30" stroke-width="3" opacity=".35"/></svg>`
}
