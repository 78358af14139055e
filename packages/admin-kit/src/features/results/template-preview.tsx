import { certificateSheet, type CertificateField, fillCertificate, numberIn, seriesOf } from '@doorway/api-client/rules'
import { useTranslate } from '../../context/use-translate'
import type { Template, Templates } from './certificate-templates.queries'

const SAMPLE_CODE = 'ABCDEFGH23'
/** Names a series whose competition has no prefix yet. */
const NO_PREFIX = 'DW'
const SAMPLES = [1, 2, 3]
/** Paragraphs but the first begin two letters further in, as in the PDF. */
const PARAGRAPH = '\n\u3000\u3000'

/** The texts of a template. */
export type TemplateTexts = Pick<Template, 'orientation' | 'name' | 'title' | 'body' | 'issuer' | 'numberRule'>

/** The first numbers by a rule; none while the rule has no sequence. */
export function sampleNumbers(rule: string, { code, year }: Pick<Templates, 'code' | 'year'>): string[] {
  const series = seriesOf(rule, { code: code ?? NO_PREFIX, year })
  return series ? SAMPLES.map((sequence) => numberIn(series, sequence)) : []
}

function useSampleValues(rule: string, owner: Pick<Templates, 'code' | 'year'>): Record<CertificateField, string> {
  const t = useTranslate()
  const [no = ''] = sampleNumbers(rule, owner)
  return {
    holder: t('results.template.sample.holder'),
    work: t('results.template.sample.work'),
    award: t('results.template.sample.award'),
    competition: t('results.template.sample.competition'),
    group: t('results.template.sample.group'),
    school: t('results.template.sample.school'),
    date: t('results.template.sample.date'),
    no,
  }
}

export interface TemplatePreviewProps {
  texts: TemplateTexts
  owner: Pick<Templates, 'code' | 'year' | 'host'>
}

/** The certificate as its PDF will be, with sample values: the same sheet, white in every theme. */
export function TemplatePreview({ texts, owner }: TemplatePreviewProps) {
  const t = useTranslate()
  const values = useSampleValues(texts.numberRule, owner)
  const body = fillCertificate(texts.body, values)
  const issuer = fillCertificate(texts.issuer.trim() === '' ? owner.host : texts.issuer, values)
  const sheet = certificateSheet(texts.orientation, body)
  const { width, height, frame, colours, title, code, notes, issuer: end } = sheet
  const right = sheet.body.x + sheet.body.width
  return (
    <svg
      className="dw-result-paper"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('results.template.preview')}
      fill={colours.text}
    >
      <rect width={width} height={height} fill={colours.paper} />
      {frame.map((inset, index) => (
        <rect
          key={inset}
          x={inset}
          y={inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
          fill="none"
          stroke={colours.frame}
          strokeWidth={index === 0 ? 4 : 1}
        />
      ))}
      <text
        x={(width + title.spacing) / 2}
        y={title.y + title.size}
        fontSize={title.size}
        fontWeight={700}
        letterSpacing={title.spacing}
        textAnchor="middle"
        fill={colours.title}
      >
        {fillCertificate(texts.title, values)}
      </text>
      <foreignObject x={sheet.body.x} y={sheet.body.y} width={sheet.body.width} height={sheet.body.height + title.size}>
        <div
          className="dw-result-paper-body"
          style={{ fontSize: sheet.body.size, lineHeight: sheet.body.lineHeight, color: colours.text }}
        >
          {body.replaceAll('\n', PARAGRAPH)}
        </div>
      </foreignObject>
      {[issuer, values.date].map((line, index) => (
        <text
          key={index === 0 ? 'issuer' : 'date'}
          x={right}
          y={end.y + end.size + index * end.size * end.lineHeight}
          fontSize={end.size}
          textAnchor="end"
        >
          {line}
        </text>
      ))}
      <rect
        x={code.x}
        y={code.y}
        width={code.size}
        height={code.size}
        fill="none"
        stroke={colours.small}
        strokeWidth={2}
      />
      <path
        d={`M${code.x + 14} ${code.y + 14}h18v18h-18zM${code.x + 44} ${code.y + 14}h18v18h-18zM${code.x + 14} ${code.y + 44}h18v18h-18z`}
        fill={colours.small}
      />
      {[t('results.template.no', { no: values.no }), t('results.template.verifyCode', { code: SAMPLE_CODE })].map(
        (line, index) => (
          <text
            key={index === 0 ? 'no' : 'code'}
            x={notes.x}
            y={notes.y + notes.size + index * notes.size * 1.6}
            fontSize={notes.size}
            fill={colours.small}
          >
            {line}
          </text>
        ),
      )}
    </svg>
  )
}
