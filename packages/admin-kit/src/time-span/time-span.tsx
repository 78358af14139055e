export interface TimeSpanProps {
  /** The earlier time, as it is shown. */
  from: string
  /** The later time, as it is shown. */
  to: string
}

const unbroken = { display: 'inline-block' }

/** Two times with a dash. In a narrow place the line breaks after the dash: Chromium breaks within a date as well. */
export function TimeSpan({ from, to }: TimeSpanProps) {
  return (
    <>
      <span style={unbroken}>{from} –</span> <span style={unbroken}>{to}</span>
    </>
  )
}
