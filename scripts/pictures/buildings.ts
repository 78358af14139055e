// Buildings of the sample pictures as SVG.

/** A house of the region: white walls, dark tiles, stepped gables. */
export function house(x: number, base: number, width: number, height: number): string {
  const roof = height * 0.28
  const step = (side: number, at: number, rise: number) =>
    `<path d="M${at} ${base - height - rise + 7}h${side * 17}v-7h${side * -21}z" fill="#2b3a46"/>`
  const gable = (at: number, side: number) =>
    `<rect x="${Math.min(at, at + side * 15)}" y="${base - height - roof * 0.8}" width="15" height="${height + roof * 0.8}" fill="#fbfaf5"/>${step(side, at - side * 2, roof * 0.8 + 6)}`
  const windows = Array.from({ length: Math.max(1, Math.floor(width / 46)) }, (_, index) => {
    const at = x + 24 + index * 44
    return `<rect x="${at}" y="${base - height * 0.68}" width="14" height="18" rx="7" fill="#31505f"/>`
  })
  return `<rect x="${x}" y="${base - height}" width="${width}" height="${height}" fill="#f7f4ea"/>${windows.join('')}<path d="M${x} ${base - height}l${width * 0.08} ${-roof}h${width * 0.84}l${width * 0.08} ${roof}z" fill="#33454f"/>${gable(x, 1)}${gable(x + width, -1)}`
}

/** The school: storeys in white under dark eaves, a tower with a clock, a flag. */
export function school(x: number, base: number, accent: string, storeys: number): string {
  const height = storeys * 52
  const top = base - height
  const storey = (level: number) =>
    Array.from({ length: 11 }, (_, index) => {
      const at = x + 22 + index * 36
      return level === 0 && index === 5
        ? `<path d="M${at - 8} ${base}v-40a18 18 0 0 1 36 0v40z" fill="#2d4653"/>`
        : `<rect x="${at}" y="${base - 38 - level * 50}" width="20" height="27" rx="3" fill="#54859a"/>`
    }).join('')
  const levels = Array.from({ length: storeys }, (_, level) => level)
  const eaves = levels
    .slice(1)
    .map((level) => `<rect x="${x - 8}" y="${base - 4 - level * 50}" width="432" height="8" rx="4" fill="#33454f"/>`)
  return `<rect x="${x}" y="${top}" width="416" height="${height}" fill="#fbf8ef"/>${levels.map(storey).join('')}${eaves.join('')}
  <path d="M${x - 20} ${top}q30 -6 44 -36h368q14 30 44 36z" fill="#2b3a46"/>
  <path d="M${x + 160} ${top}v-70h96v70z" fill="#fbf8ef"/><path d="M${x + 142} ${top - 70}q24 -8 34 -30h64q10 22 34 30z" fill="${accent}"/>
  <circle cx="${x + 208}" cy="${top - 38}" r="20" fill="#fff" stroke="#33454f" stroke-width="4"/><path d="M${x + 208} ${top - 50}v12l9 6" fill="none" stroke="#33454f" stroke-width="4"/>
  <path d="M${x + 208} ${top - 100}v-50" stroke="#8a939a" stroke-width="4"/><path d="M${x + 210} ${top - 150}h40v26h-40z" fill="#de4a36"/>`
}
