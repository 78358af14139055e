import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

export const en = {
  title: 'Crop the picture',
  hint: 'The address stays: {count} uses show the cropped picture at once, and the original is not stored any more.',
  ratio: 'Ratio',
  free: 'Free',
  place: 'left {left}%, top {top}%, width {width}%, height {height}%',
  size: '{width} × {height} pixels after the crop',
  replace: 'Replace the original',
  copy: 'Save as a new picture',
  copied: 'Saved as “{name}”',
  word: 'cropped',
  unreadable: 'This picture cannot be read',
} satisfies Shape<typeof zh>
