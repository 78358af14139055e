import { strToU8, zipSync } from 'fflate'
import { fromBase64Url } from '../security/secrets'
import { flv, jpeg, mp4 } from './sample-media'
import { itemAt } from '../required'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

interface OfficeParts {
  /** Path of the main part and its content type. */
  main: [string, string]
  parts: Record<string, string>
  /** Content types of the other parts, by path. */
  types?: Record<string, string>
}

/** An office document: parts of XML in one archive. */
function officeFile({ main: [path, type], parts, types = {} }: OfficeParts): Uint8Array {
  const overrides = Object.entries({ [path]: type, ...types })
    .map(([part, name]) => `<Override PartName="/${part}" ContentType="${name}"/>`)
    .join('')
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="${path}"/></Relationships>`,
    ...parts,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

/** A text document with these lines. */
export function document(lines: readonly string[]): Uint8Array {
  const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  return officeFile({
    main: ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
    parts: {
      'word/document.xml': `${HEAD}<w:document xmlns:w="${W}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    },
  })
}

function workbook(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const S = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const data = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return officeFile({
    main: ['xl/workbook.xml', `${kind}.sheet.main+xml`],
    types: { 'xl/worksheets/sheet1.xml': `${kind}.worksheet+xml` },
    parts: {
      'xl/workbook.xml': `${HEAD}<workbook xmlns="${S}" xmlns:r="${RELATIONS}"><sheets><sheet name="汇总表" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${S}"><sheetData>${data}</sheetData></worksheet>`,
    },
  })
}

function slides(pages: readonly (readonly string[])[]): Uint8Array {
  const P = 'http://schemas.openxmlformats.org/presentationml/2006/main'
  const A = 'http://schemas.openxmlformats.org/drawingml/2006/main'
  const kind = 'application/vnd.openxmlformats-officedocument.presentationml'
  const slide = (lines: readonly string[]) =>
    `${HEAD}<p:sld xmlns:p="${P}" xmlns:a="${A}"><p:cSld><p:spTree>${lines
      .map((line) => `<p:sp><p:txBody><a:p><a:r><a:t>${line}</a:t></a:r></a:p></p:txBody></p:sp>`)
      .join('')}</p:spTree></p:cSld></p:sld>`
  const paths = pages.map((_, index) => `ppt/slides/slide${index + 1}.xml`)
  return officeFile({
    main: ['ppt/presentation.xml', `${kind}.presentation.main+xml`],
    types: Object.fromEntries(paths.map((path) => [path, `${kind}.slide+xml`])),
    parts: {
      'ppt/presentation.xml': `${HEAD}<p:presentation xmlns:p="${P}"/>`,
      ...Object.fromEntries(pages.map((lines, index) => [itemAt(paths, index), slide(lines)])),
    },
  })
}

/** One page with a frame, a bar and a Latin line: the built-in fonts of PDF know no Chinese. */
function page(line: string): Uint8Array {
  const drawing = `0.12 0.37 0.75 rg 60 740 475 36 re f 0.8 g 60 90 475 620 re S BT /F1 18 Tf 1 g 72 752 Td (${line}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`
  return strToU8(text + end)
}

/** Half a second of an even tone. */
function tone(): Uint8Array {
  const samples = 4000
  const bytes = new Uint8Array(44 + samples)
  const view = new DataView(bytes.buffer)
  bytes.set(strToU8('RIFF'), 0)
  view.setUint32(4, 36 + samples, true)
  bytes.set(strToU8('WAVEfmt '), 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8000, true)
  view.setUint32(28, 8000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  bytes.set(strToU8('data'), 36)
  view.setUint32(40, samples, true)
  for (let n = 0; n < samples; n += 1) bytes[44 + n] = 128 + Math.round(60 * Math.sin((n * 2 * Math.PI * 440) / 8000))
  return bytes
}

const README = `# 素材包说明

本压缩包供**微课制作**使用，包括：

- 片头与片尾的空白模板
- 字幕样式表

| 文件 | 用途 |
|---|---|
| 字幕.css | 统一字号与颜色 |
| 计时.js | 朗读计时 |
`
const CODE = {
  css: '.subtitle {\n  font-size: 32px;\n  color: #1f5fbf;\n}\n',
  js: 'const seconds = (text) => Math.ceil(text.length / 4)\nconsole.log(seconds("一分钟朗读"))\n',
  java: 'public class Area {\n  public static int of(int length, int width) {\n    return length * width;\n  }\n}\n',
  py: 'def area(length, width):\n    """长方形的面积"""\n    return length * width\n',
  php: '<?php\nfunction area(int $length, int $width): int {\n    return $length * $width;\n}\n',
}

const lazily: Record<string, () => Uint8Array> = {
  pdf: () => page('Implementation plan 2026'),
  docx: () =>
    document([
      '作品说明表',
      '作品名称：长方形的面积为什么是长乘宽',
      '学段：小学　学科：数学',
      '内容简介（200字以内）：',
    ]),
  xlsx: () =>
    workbook([
      ['序号', '单位', '推荐数'],
      [1, '砚池区', 18],
      [2, '云津区', 15],
      [3, '溪桥县', 12],
    ]),
  pptx: () =>
    slides([
      ['评分标准', '总分100分'],
      ['选题设计 10分', '教学内容 30分', '教学设计 25分'],
      ['技术规范 15分', '教学效果 20分'],
    ]),
  jpg: () => fromBase64Url(jpeg),
  mp4: () => fromBase64Url(mp4),
  flv: () => fromBase64Url(flv),
  wav: tone,
  md: () => strToU8(README),
  txt: () => strToU8('报送邮箱：competition@doorway.example\n联系人：秦老师\n'),
  zip: () => zipSync({ '说明.md': strToU8(README), '字幕.css': strToU8(CODE.css), '脚本/计时.js': strToU8(CODE.js) }),
  ...Object.fromEntries(Object.entries(CODE).map(([ext, text]) => [ext, () => strToU8(text)])),
}

/** Documents with words of their own, by name. */
const DOCUMENTS: Record<string, readonly string[]> = {
  '政府信息公开申请表.docx': [
    '政府信息公开申请表',
    '申请人（姓名或者名称）：',
    '证件名称及号码：',
    '联系电话：　　　　　　　　电子邮箱：',
    '通信地址及邮政编码：',
    '所需信息的名称、文号或者其他特征：',
    '提供方式（纸质　电子邮件　光盘　当场阅览）：',
    '申请人签名或者盖章：　　　　　　　　　　年　月　日',
  ],
  '云泽省中小学校园安全管理办法.docx': [
    '云泽省中小学校园安全管理办法',
    '第一章　总则',
    '第一条　为保障师生人身和财产安全，维护正常的教育教学秩序，结合本省实际，制定本办法。',
    '第二章　日常管理',
    '第四条　学校应当建立门卫、值班、巡查和来访登记制度。',
    '第三章　应急处置',
    '第七条　发生安全事件时，学校应当首先救助受伤人员，立即报告主管部门，并通知监护人。',
  ],
}

/** Bytes of a demo file of this kind; undefined where the demo only announces one. */
export function sampleBytes(ext: string, name = ''): Uint8Array | undefined {
  const lines = DOCUMENTS[name]
  return lines ? document(lines) : lazily[ext]?.()
}
