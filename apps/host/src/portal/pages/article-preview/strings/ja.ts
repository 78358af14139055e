import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: '記事のプレビュー',
  notice: 'これは公開前のプレビューです。転送しないでください。リンクは24時間有効です。',
}
