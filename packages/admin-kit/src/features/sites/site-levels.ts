/** Whose site it is, as the server stores it. */
export const siteLevels = ['省', '市', '县', '校', '专题'] as const

/** The words of the levels. */
export const levelTexts = {
  省: 'sites.level.province',
  市: 'sites.level.city',
  县: 'sites.level.county',
  校: 'sites.level.school',
  专题: 'sites.level.topic',
} as const
