import { describe, expect, it } from 'vitest'
import { slidesSample, wordSample } from '../testing/old-office-samples'
import { oldSlides } from './slide-text'
import { wordParagraphs } from './word-text'

describe('a Word document of before 2007', () => {
  it('gives its paragraphs in order, whatever piece they stand in', () => {
    const bytes = wordSample({ segments: ['教学设计\r', 'Unit 3\r', '第一课时\r'] })
    expect(wordParagraphs(bytes)).toEqual(['教学设计', 'Unit 3', '第一课时'])
  })

  it('parts the cells of a table, and shows what a field shows', () => {
    const bytes = wordSample({
      segments: ['学段\u0007小学\u0007\u0007\u0013HYPERLINK "x"\u0014教案下载\u0015（附件）\u0001\r'],
    })
    expect(wordParagraphs(bytes)).toEqual(['学段\t小学', '教案下载（附件）'])
  })

  it('is not read without its password', () => {
    expect(() => wordParagraphs(wordSample({ segments: ['密'], isProtected: true }))).toThrow('protected')
  })

  it('is refused when it is none', () => {
    expect(() => wordParagraphs(new Uint8Array(2048))).toThrow()
    const cut = wordSample({ segments: ['教学设计\r'] }).slice(0, 700)
    expect(() => wordParagraphs(cut)).toThrow()
  })
})

describe('a presentation of before 2007', () => {
  const slides = [
    { title: '浮力的秘密', text: '实验准备\r分组记录' },
    { title: '小结', text: '浮力与排开的水' },
  ]

  it('gives the words of each slide: its title from the outline, then its own boxes', () => {
    expect(oldSlides(slidesSample(slides))).toEqual([
      { number: 1, lines: ['浮力的秘密', '实验准备', '分组记录'] },
      { number: 2, lines: ['小结', '浮力与排开的水'] },
    ])
  })

  it('is not read without its password', () => {
    expect(() => oldSlides(slidesSample(slides, true))).toThrow('protected')
  })
})
