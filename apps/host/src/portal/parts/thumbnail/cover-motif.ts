/** Motifs of generated covers. */
export const motifs = [
  'shapes',
  'waves',
  'flask',
  'pages',
  'globe',
  'notes',
  'ball',
  'school',
  'sprout',
  'hills',
] as const
/** One of them. */
export type Motif = (typeof motifs)[number]

/** How many hues covers have. */
export const HUES = 6

// Words of subjects and codes of columns, the first that fits decides. Kinds of items have several motifs, so that
// their lists do not repeat one drawing.
const WORDS: readonly (readonly [RegExp, readonly Motif[]])[] = [
  [/数学|micro/i, ['shapes']],
  [/物理|科学|science/i, ['waves']],
  [/化学|生物|experiment/i, ['flask']],
  [/语文|英语|外语|阅读|写作|research|teachResearch/i, ['pages']],
  [/地理|历史|政治|道德|regions/i, ['globe']],
  [/音乐|美术|艺术|media/i, ['notes']],
  [/体育|健康|劳动/i, ['ball']],
  [/学前|幼儿|preschool|Garden|aiBaby|homeProduced|policyFront|teacherResearch/i, ['sprout', 'ball', 'notes', 'hills']],
  [/projectShow/i, ['pages', 'flask', 'school', 'globe', 'shapes']],
  [/disclose|announcement|school|principal/i, ['school', 'hills', 'pages']],
]

function hash(text: string): number {
  let value = 0
  for (let at = 0; at < text.length; at += 1) value = (value * 31 + text.charCodeAt(at)) >>> 0
  return value
}

/** What chooses a cover. */
export interface CoverSubject {
  title: string
  /** Code of the column or type of the item. */
  kind?: string
  /** Stage and subject, in Chinese. */
  subject?: string
  /** Position in its list. */
  place?: number
}

/**
 * Motif, hue (0 to 5) and variation (0 to 2) of a cover: the same for the same title, and with a position never those of
 * the neighbours in the list.
 */
export function chooseCover({ title, kind = '', subject = '', place }: CoverSubject) {
  const seed = hash(title)
  const fitting = WORDS.find(([words]) => words.test(subject)) ?? WORDS.find(([words]) => words.test(kind))
  const choice = fitting?.[1] ?? motifs
  return {
    motif: choice[(place ?? seed) % choice.length] ?? 'hills',
    hue: (place ?? seed) % HUES,
    variation: seed % 3,
  }
}
