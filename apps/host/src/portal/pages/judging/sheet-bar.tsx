import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { route } from './judging.route'
import type { SaveState, Sheet } from './use-sheet'
import type { PanelMessage } from './use-submit'

const twoDigits = (value: number) => String(value).padStart(2, '0')
const clockText = (at: Date) => [at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join(':')

function SaveText({ save }: { save: SaveState }) {
  const texts = usePageStrings(route)
  if (save.kind === 'refused') return <>{save.text ?? texts.failed}</>
  return <>{save.kind === 'saved' ? texts.save.saved(clockText(save.at)) : texts.save[save.kind]}</>
}

/** What came of the last action, with the way to sign in again where that is the remedy. */
export function SheetMessage({ message }: { message: PanelMessage | undefined }) {
  const texts = usePageStrings(route)
  return (
    <p className="dw-judging-message" role={message?.isFailure ? 'alert' : 'status'} data-failure={message?.isFailure}>
      {message?.text}
      {message?.text === texts.signInAgain && <SiteLink to="/login?redirect=%2FjudgeMarks">{texts.signIn}</SiteLink>}
    </p>
  )
}

/** State of the draft, undo and submit. */
export function SheetBar({
  sheet,
  onSubmit,
}: {
  sheet: Pick<Sheet, 'save' | 'canUndo' | 'undo'>
  onSubmit: () => void
}) {
  const texts = usePageStrings(route)
  const { save, canUndo, undo } = sheet
  return (
    <footer className="dw-judging-bar">
      <p role="status" data-kind={save.kind}>
        <SaveText save={save} />
      </p>
      <button type="button" className="dw-portal-button" data-variant="quiet" aria-disabled={!canUndo} onClick={undo}>
        {texts.undo}
      </button>
      <button type="button" className="dw-portal-button" onClick={onSubmit}>
        {texts.submit}
      </button>
    </footer>
  )
}
