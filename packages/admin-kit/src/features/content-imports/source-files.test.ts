import { describe, expect, it } from 'vitest'
import { fileFault } from './source-files'

describe('a file of articles', () => {
  it.each([
    ['站点.XML', 10, 'wordpress', undefined],
    ['站点.zip', 10, 'wordpress', 'wrongType'],
    ['文章.csv', 65 * 1024 ** 2, 'csv', 'tooLarge'],
    ['文件.zip', 10, 'word', undefined],
    ['文件.docx', 10, 'word', 'wrongType'],
    ['uploads.zip', 1025 * 1024 ** 2, 'archive', 'tooLarge'],
  ] as const)('%s of %d bytes as %s: %s', (name, size, role, fault) => {
    expect(fileFault({ name, size }, role)).toBe(fault)
  })
})
