import { SiteMark } from '../brand/site-mark'

export interface SignInPictureProps {
  siteName: string
  /** What the portal is for, in one sentence; not shown on phones. */
  motto: string
}

const GROUND = 'M0 646c118-50 240-38 338-18 102 20 206 4 302-22v162H0z'

/** The region's landscape with a school, and whose portal this is. On phones a band above the card. */
export function SignInPicture({ siteName, motto }: SignInPictureProps) {
  return (
    <header className="dw-login-picture">
      <svg viewBox="0 0 640 768" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle className="dw-login-light" cx="176" cy="356" r="52" />
        <path className="dw-login-cloud" d="M330 330h84M366 352h112M64 452h72" />
        <path
          className="dw-login-far"
          d="M0 530C70 506 96 432 152 424c52-6 84 54 134 52 54-2 84-84 148-88 62-4 96 76 206 58v322H0z"
        />
        <path
          className="dw-login-middle"
          d="M0 594c84-50 146-66 216-42 84 28 138-22 218-34 80-10 136 34 206 22v228H0z"
        />
        <path
          className="dw-login-school"
          d="M384 556h156v92H384zM372 556l90-34 90 34zM444 500h36v40h-36zM436 500l26-22 26 22z"
        />
        <path
          className="dw-login-window"
          d="M400 574h16v18h-16zM430 574h16v18h-16zM478 574h16v18h-16zM508 574h16v18h-16zM455 508h14v14h-14zM454 590h16v40h-16z"
        />
        <path className="dw-login-flag" d="M580 500h28l-7 9 7 9h-28z" />
        <path className="dw-login-pole" d="M580 498v130" />
        <path className="dw-login-ground" d={GROUND} />
        <path className="dw-login-near" d={GROUND} />
        <path
          className="dw-login-near"
          d="M292 596a22 22 0 1 1 .1 0zM334 606a16 16 0 1 1 .1 0zM288 590h8v40h-8zM331 600h6v30h-6z"
        />
        <path className="dw-login-water" d="M56 700h132M236 716h96M404 692h164M484 726h96M120 736h70" />
      </svg>
      <p className="dw-login-mark">
        <SiteMark />
        {siteName}
      </p>
      <p className="dw-login-motto">{motto}</p>
    </header>
  )
}
