import { zipSync } from 'fflate'

/** A post of a generated export; what is absent gets a value that follows from its number. */
export interface ExportedPost {
  id?: number
  title?: string
  html?: string
  status?: string
  type?: string
  category?: string | null
  author?: string
  link?: string
  date?: string
  password?: string
  thumbnail?: number
}

const CATEGORIES = ['校园新闻', '通知公告', '教研活动', '招生信息', '党建工作', '师资队伍']
const AUTHORS = ['linyq', 'suwq', 'office']
const WORDS =
  '为深入贯彻落实全市教育工作会议精神，扎实推进课堂教学改革，学校组织全体教师开展专题研讨，围绕核心素养、作业设计与家校协同进行了充分交流，取得了良好的效果。'
const HOST = 'http://old.school.example'

/** What a Chinese editor pastes out of Word: styles of every letter, conditional comments, empty paragraphs. */
const wordParagraph = (text: string) =>
  `<p class="MsoNormal" style="margin:0cm 0cm 0pt;line-height:28pt;text-indent:32pt;mso-char-indent-count:2.0000;"><span style="font-size:16pt;font-family:仿宋_GB2312;mso-hansi-font-family:仿宋;"><font face="仿宋_GB2312">${text}</font></span><span lang="EN-US" style="font-size:16pt;"><o:p></o:p></span></p>`

/** What the editors of public accounts paste: sections in sections, pictures that load late. */
const sectionBlock = (text: string, picture: string) =>
  `<section data-role="outer" style="box-sizing:border-box;"><section class="_135editor" style="border:0px none;padding:0px;"><section style="text-align:center;"><img class="rich_pages" data-ratio="0.66" data-src="${picture}" data-w="1080" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP" /></section><section style="font-size:15px;letter-spacing:1.5px;"><p style="white-space:normal;"><span style="color:#3f3f3f;">${text}</span></p><p><br></p></section></section></section>`

const table = (index: number) =>
  `<table border="1" cellspacing="0" style="border-collapse:collapse;width:415pt;"><colgroup><col style="width:72pt;"></colgroup><tbody>${Array.from(
    { length: 6 },
    (_, row) =>
      `<tr style="height:20pt;"><td style="border:0.5pt solid windowtext;" width="96"><p align="center" style="text-align:center;"><b><span style="font-size:12pt;">${row + 1}</span></b></p></td><td colspan="2">${WORDS.slice(row * 6, row * 6 + 18)}</td><td>${index * 7 + row}</td></tr>`,
  ).join('')}</tbody></table>`

/** The text of a generated post. */
function bodyOf(index: number): string {
  const picture = `${HOST}/wp-content/uploads/2019/${String((index % 12) + 1).padStart(2, '0')}/photo-${index % 40}.jpg`
  const paragraphs = Array.from({ length: 4 + (index % 5) }, (_, part) => wordParagraph(WORDS.slice(part) + WORDS))
  if (index % 4 === 1)
    return [
      '<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->',
      ...paragraphs,
      table(index),
      `<p>附件：<a href="${HOST}/wp-content/uploads/2019/01/plan-${index % 5}.pdf" target="_blank">实施方案</a>&nbsp;</p>`,
    ].join('\n')
  if (index % 4 === 2) return [0, 1, 2].map((part) => sectionBlock(WORDS.slice(part * 3) + WORDS, picture)).join('')
  if (index % 4 === 3)
    return `${WORDS}\n\n[caption id="attachment_${index}" align="aligncenter" width="600"]<a href="${picture}"><img src="${picture}" alt="活动现场" width="600" /></a> 活动现场[/caption]\n\n<strong>一、总体要求</strong>\n${WORDS}\n\n<ul>\n<li>${WORDS.slice(0, 20)}</li>\n<li>${WORDS.slice(20, 40)}</li>\n</ul>\n\n<div>${WORDS}</div><div>${WORDS}</div>`
  return `<!-- wp:paragraph --><p>${WORDS}</p><!-- /wp:paragraph -->\n<!-- wp:heading {"level":1} --><h1>二、工作安排</h1><!-- /wp:heading -->\n<!-- wp:image {"id":9} --><figure class="wp-block-image"><img src="${picture}" alt="" class="wp-image-9"/><figcaption>合影</figcaption></figure><!-- /wp:image -->\n${paragraphs.join('\n')}`
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

function item(post: ExportedPost, index: number): string {
  const id = post.id ?? index + 100
  const category = post.category === undefined ? (CATEGORIES[index % CATEGORIES.length] ?? '') : post.category
  const date =
    post.date ??
    `2019-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')} 02:30:00`
  return `<item>
<title>${cdata(post.title ?? `${WORDS.slice(index % 30, (index % 30) + 16)}（${index}）`)}</title>
<link>${(post.link ?? `${HOST}/2019/archives/${id}.html`).replaceAll('&', '&amp;')}</link>
<pubDate>Mon, 04 Mar 2019 02:30:00 +0000</pubDate>
<dc:creator>${cdata(post.author ?? AUTHORS[index % AUTHORS.length] ?? '')}</dc:creator>
<guid isPermaLink="false">${HOST}/?p=${id}</guid>
<content:encoded>${cdata(post.html ?? bodyOf(index))}</content:encoded>
<excerpt:encoded>${cdata('')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
<wp:status>${cdata(post.status ?? 'publish')}</wp:status>
<wp:post_type>${cdata(post.type ?? 'post')}</wp:post_type>
<wp:post_password>${cdata(post.password ?? '')}</wp:post_password>
${category === null ? '' : `<category domain="category" nicename="${encodeURIComponent(category)}">${cdata(category)}</category>`}
<category domain="post_tag" nicename="tag">${cdata('课堂教学')}</category>
${post.thumbnail === undefined ? '' : `<wp:postmeta><wp:meta_key>${cdata('_thumbnail_id')}</wp:meta_key><wp:meta_value>${cdata(String(post.thumbnail))}</wp:meta_value></wp:postmeta>`}
</item>`
}

/** An attachment of a generated export. */
export const exportedAttachment = (id: number, path: string) => `<item><title>a</title><wp:post_id>${id}</wp:post_id>
<wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type>
<wp:attachment_url>${HOST}/wp-content/uploads/${path}</wp:attachment_url></item>`

/** A WordPress export with these posts; `more` is written behind them as it is. */
export function wordpressExport(posts: readonly ExportedPost[], more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/5.9" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>实验学校</title><link>${HOST}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${HOST}</wp:base_site_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('linyq')}</wp:author_login><wp:author_display_name>${cdata('林砚秋')}</wp:author_display_name></wp:author>
<wp:author><wp:author_id>2</wp:author_id><wp:author_login>${cdata('office')}</wp:author_login><wp:author_display_name>${cdata('校办公室')}</wp:author_display_name></wp:author>
${posts.map(item).join('\n')}
${more}
</channel></rss>`
}

/** An export with so many posts of every kind that editors paste. */
export const largeExport = (count: number) => wordpressExport(Array.from({ length: count }, () => ({})))

/** A zip archive of these files. */
export const zipOf = (files: Readonly<Record<string, Uint8Array | string>>): Buffer<ArrayBuffer> =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, bytes]) => [
          path,
          typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
        ]),
      ),
    ),
  )
