import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: 'ホーム',
  lead: '注目ニュース',
  announcements: 'お知らせ',
  numbers: '数字で見る雲沢の教育',
  topics: '特集',
  links: '関連リンク',
  leaves: '（外部サイト）',
  show: (number: number, title: string) => `${number} 件目：${title}`,
  pause: '切り替えを一時停止',
  play: '切り替えを再生',
  numberNames: {
    schools: '学校・機関',
    teachers: '教員',
    students: '児童・生徒',
    areas: '行政区画',
    articles: '公開記事',
  },
  empty: 'コンテンツを準備中です',
  emptyHint: '新しい記事は公開され次第ここに表示されます。',
}
