import { readCsv } from '../spreadsheets/csv'
import { csvText } from '../spreadsheets/csv-text'
import { SheetLimit } from '../spreadsheets/sheet-limits'
import { contentLimits } from './content-limits'
import { ContentFault, type ContentParser, type OldState, type ReadArticle, type ReadBatch } from './content-reader'
import { convertHtml } from './old-html'
import { oldAddressOf } from './old-address'
import { oneLine } from './plain-words'

/** Headings of each column, in any of the languages that exports use. */
const headings = {
  title: ['标题', '標題', 'title', 'タイトル', '제목'],
  html: ['正文', '内容', '內容', 'content', 'html', 'body', '本文', '본문'],
  category: ['栏目', '欄目', '分类', '分類', 'category', 'column', 'カテゴリ', '카테고리'],
  author: ['作者', 'author', '著者', '저자'],
  publishedAt: ['发布时间', '發佈時間', '发布日期', '日期', 'date', 'published', 'published_at', '公開日', '게시일'],
  state: ['状态', '狀態', 'status', 'state', '状態', '상태'],
  summary: ['摘要', 'summary', 'excerpt', '概要', '요약'],
  tags: ['标签', '標籤', 'tags', 'タグ', '태그'],
  address: ['网址', '網址', '链接', '連結', '地址', 'url', 'link', 'address', 'リンク', '링크'],
  cover: ['封面', 'cover', 'image', '表紙', '표지'],
} as const
type Field = keyof typeof headings

const stateWords: readonly (readonly [OldState, RegExp])[] = [
  ['draft', /^(?:草稿|draft|下書き|초안|0)$/i],
  ['pending', /^(?:待审|待審|审核中|審核中|pending|review)$/i],
  ['removed', /^(?:回收站|已删除|已刪除|trash|deleted)$/i],
]

function fieldOf(heading: string): Field | undefined {
  const name = heading.trim().toLowerCase()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
  return (Object.keys(headings) as Field[]).find((field) => headings[field].some((word) => word === name))
}

function timeOf(text: string): string | null {
  const match = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?/.exec(text.trim())
  if (!match) return null
  const [, year, month = '', day = '', hour = '0', minute = '00', second = '00'] = match
  const two = (part: string) => part.padStart(2, '0')
  const moment = Date.parse(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}+08:00`)
  return Number.isNaN(moment) || moment < 0 ? null : new Date(moment).toISOString()
}

const listOf = (text: string) => [...new Set(text.split(/[,，;；、|]/).map(oneLine))].filter((word) => word !== '')

function articleOf(value: (field: Field) => string): ReadArticle {
  const isTooLong = value('html').length > contentLimits.textMax
  const { html, files } = isTooLong ? { html: '', files: [] } : convertHtml(value('html'))
  const author = oneLine(value('author')).slice(0, 200)
  const address = value('address').trim()
  const state = value('state').trim()
  return {
    title: oneLine(value('title')),
    html,
    files,
    cover: value('cover').trim() || null,
    summary: oneLine(value('summary')),
    tags: listOf(value('tags')),
    categories: listOf(value('category')).map((name) => ({ key: name.slice(0, 200), name: name.slice(0, 200) })),
    author: author === '' ? null : { key: author, name: author },
    // A table without states is one of published articles.
    state: stateWords.find(([, word]) => word.test(state))?.[0] ?? 'published',
    isLocked: false,
    publishedAt: timeOf(value('publishedAt')),
    address: address === '' || oldAddressOf(address) === undefined ? null : address.slice(0, 2_000),
    otherAddresses: [],
    isTooLong,
  }
}

async function articlesOf(text: AsyncIterable<string>): Promise<ReadArticle[]> {
  let fields: (Field | undefined)[] | undefined
  const articles: ReadArticle[] = []
  for await (const cells of readCsv(text, contentLimits.textMax + 1)) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (!fields) {
      const known = cells.map(fieldOf)
      if (!known.includes('title') || !known.includes('html')) throw new ContentFault('headings')
      fields = known
      continue
    }
    const named = fields
    articles.push(articleOf((field) => cells[named.indexOf(field)] ?? ''))
    if (articles.length > contentLimits.articlesMax) throw new ContentFault('tooMany')
  }
  return articles
}

/** Reads a csv with a heading for title and text, and any of the other columns. */
export function csvParser(): ContentParser {
  const held: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const batch = (articles: readonly ReadArticle[]): ReadBatch => ({
    articles,
    attachments: [],
    authors: [],
    ignored: 0,
  })
  return {
    push: ({ bytes }) => {
      size += bytes.byteLength
      if (size > contentLimits.csvMax) throw new ContentFault('tooLarge')
      held.push(bytes)
      return Promise.resolve(batch([]))
    },
    end: async () => {
      try {
        const text = await csvText(new Blob(held))
        if (text === null) throw new ContentFault('unreadable')
        return batch(await articlesOf(text))
      } catch (error) {
        throw error instanceof SheetLimit ? new ContentFault('tooComplex') : error
      }
    },
  }
}
