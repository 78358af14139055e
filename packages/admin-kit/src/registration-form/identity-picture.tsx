const figures = {
  '4': (
    <>
      <rect x="24" y="20" width="112" height="52" rx="4" fill="var(--dw-color-accent)" opacity="0.16" />
      <path d="M36 36h56M36 48h40" stroke="var(--dw-color-accent)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="112" cy="58" r="13" fill="var(--dw-color-warm)" />
      <path d="M88 104c0-18 10-28 24-28s24 10 24 28z" fill="var(--dw-color-accent)" />
      <path d="M98 84 78 58" stroke="var(--dw-color-accent)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  '5': (
    <>
      <path
        d="M20 92c22-12 40-12 60 0 20-12 38-12 60 0V44c-22-12-40-12-60 0-20-12-38-12-60 0z"
        fill="var(--dw-color-accent)"
        opacity="0.16"
      />
      <path d="M80 44v48" stroke="var(--dw-color-accent)" strokeWidth="4" />
      <path
        d="M34 56h30M34 70h30M96 56h30M96 70h30"
        stroke="var(--dw-color-accent)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="m80 6 34 14-34 14-34-14z" fill="var(--dw-color-warm)" />
      <path d="M108 24v14" stroke="var(--dw-color-warm)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  '6': (
    <>
      <circle cx="60" cy="36" r="16" fill="var(--dw-color-warm)" />
      <path d="M30 104c0-30 12-46 30-46s30 16 30 46z" fill="var(--dw-color-accent)" />
      <circle cx="108" cy="60" r="11" fill="var(--dw-color-warm)" opacity="0.75" />
      <path d="M88 104c0-20 8-30 20-30s20 10 20 30z" fill="var(--dw-color-accent)" opacity="0.55" />
    </>
  ),
} as const

/** The picture of an identity: a teacher at the board, an open book, a parent with a child. */
export function IdentityPicture({ type }: { type: keyof typeof figures }) {
  return (
    <svg className="dw-register-picture" viewBox="0 0 160 112" aria-hidden="true">
      {figures[type]}
    </svg>
  )
}
