import type { PublicCertificate } from '../../../data/portal-reader'
import { dayOf } from '../../../parts/links/article-link'
import { QrCode } from '@doorway/ui'

const WIDTH = 700
const HEIGHT = 860
const MIDDLE = WIDTH / 2
/** Characters of a line. */
const LINE = 20
const LINE_HEIGHT = 42

/** Cuts a Chinese text, which may break anywhere, into lines. */
const linesOf = (text: string): string[] => {
  const letters = Array.from(text)
  const count = Math.ceil(letters.length / LINE)
  return Array.from({ length: count }, (_, index) => letters.slice(index * LINE, (index + 1) * LINE).join(''))
}

function Lines({ text, y }: { text: string; y: number }) {
  return (
    <text x={MIDDLE} y={y} fontSize={28} textAnchor="middle">
      {linesOf(text).map((line, index) => (
        <tspan key={line} x={MIDDLE} dy={index === 0 ? 0 : LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

export interface CertificatePaperProps {
  certificate: PublicCertificate
  /** Where certificates are checked. */
  address: string
  /** The page of this one, which its QR code opens. */
  link: string
}

/** The certificate as a sheet of paper: white in every theme, and with the title above it one page of A4 in print. Its words are Chinese. */
export function CertificatePaper({ certificate, address, link }: CertificatePaperProps) {
  const { holderName, awardName, workTitle, competitionName, issuerName, issuedAt, no, state } = certificate
  const [year, month, day] = dayOf(issuedAt).split('-').map(Number)
  const label = `${competitionName} ${awardName} ${holderName} ${no}`
  return (
    <svg
      className="dw-certificate-paper"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      role="img"
      aria-label={label}
      lang="zh-CN"
      fill="#2b2118"
      fontFamily="'Songti SC', 'Noto Serif CJK SC', 'Source Han Serif SC', SimSun, serif"
    >
      <rect width={WIDTH} height={HEIGHT} fill="#fffdf6" />
      <g fill="none" stroke="#b08a3e">
        <rect x={24} y={24} width={WIDTH - 48} height={HEIGHT - 48} strokeWidth={6} />
        <rect x={38} y={38} width={WIDTH - 76} height={HEIGHT - 76} strokeWidth={1.5} />
        <path d={`M210 208h${WIDTH - 420}M38 78h40v-40M622 38v40h40M38 782h40v40M662 782h-40v40`} strokeWidth={1.5} />
      </g>
      <text x={MIDDLE} y={172} fontSize={72} fontWeight={700} textAnchor="middle" fill="#a3271f" letterSpacing={20}>
        获奖证书
      </text>
      <text x={MIDDLE} y={292} fontSize={44} fontWeight={700} textAnchor="middle">
        {holderName}
      </text>
      <Lines text={`在${competitionName}中`} y={366} />
      {workTitle !== null && <Lines text={`作品《${workTitle}》`} y={450} />}
      <text x={MIDDLE} y={546} fontSize={28} textAnchor="middle">
        荣获
      </text>
      <text x={MIDDLE} y={622} fontSize={60} fontWeight={700} textAnchor="middle" fill="#a3271f" letterSpacing={8}>
        {awardName}
      </text>
      <g fontSize={26} textAnchor="end">
        <text x={610} y={702}>
          {issuerName}
        </text>
        <text x={610} y={744}>{`${year}年${month}月${day}日`}</text>
      </g>
      <QrCode text={link} label="查验二维码" x={82} y={630} width={120} height={120} />
      <g fontSize={20} fill="#5f5140">
        <text x={90} y={776}>{`编号：${no}`}</text>
        <text x={90} y={802} fontSize={16}>{`查验：${address}`}</text>
      </g>
      {state === 'revoked' && (
        <g transform={`rotate(-18 ${MIDDLE} 420)`} fill="none" stroke="#b3261e" strokeWidth={6} opacity={0.85}>
          <rect x={130} y={360} width={440} height={120} />
          <text x={MIDDLE} y={446} fontSize={72} textAnchor="middle" fill="#b3261e" stroke="none" letterSpacing={16}>
            已作废
          </text>
        </g>
      )}
    </svg>
  )
}
