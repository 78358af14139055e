/** Words of the crop of a picture, loaded with its dialog. The source language. */
export const zh = {
  title: '裁剪图片',
  hint: '替换后地址不变，{count} 处使用立即显示裁剪后的图片，原图不再保留。',
  ratio: '比例',
  free: '自由',
  place: '左 {left}%，上 {top}%，宽 {width}%，高 {height}%',
  size: '裁剪后 {width} × {height} 像素',
  replace: '替换原图',
  copy: '另存为新图片',
  copied: '已另存为“{name}”',
  word: '裁剪',
  unreadable: '无法读取这张图片',
} as const
