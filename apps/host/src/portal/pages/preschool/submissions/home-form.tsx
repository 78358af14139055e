import { useDraft, useMayLeave } from '@doorway/admin-kit'
import { Button } from '@doorway/ui'
import type { FormEvent } from 'react'
import { ConsentPart } from './consent-part'
import type { HomeData } from './home.loader'
import { HomeFields } from './home-fields'
import { HomePictures } from './home-pictures'
import { restoredValues, type HomeValues } from './home-values'
import type { Entries } from './entries-storage'
import { useHomeForm } from './use-home-form'
import { useHomeStrings } from './use-home-strings'

export interface HomeFormProps {
  data: HomeData
  entries: Entries
  /** Focuses the heading, since the user has opened this form. */
  shouldFocus: boolean
  /** Called when the form has been saved as a draft. */
  onDraft: (draft: HomeValues) => void
  onSaved: () => Promise<void>
  /** Starts over with an empty form, or with restored values. */
  onStart: (values?: HomeValues) => void
}

/** Offers to restore the draft that was stored when the sign-in expired. */
function RestoreOffer({ read, onRestore }: { read: () => HomeValues | null; onRestore: (values: HomeValues) => void }) {
  const { words } = useHomeStrings()
  const { stored, discard } = useDraft('home-submission', () => {
    const values = read()
    return values && { ...values }
  })
  if (!stored) return null
  const handleRestore = () => {
    discard()
    onRestore(restoredValues(stored.values))
  }
  return (
    <div className="dw-family-kept" role="status">
      <p>{words.draftFound(stored.at)}</p>
      <Button size="s" onClick={handleRestore}>
        {words.restore}
      </Button>
      <Button size="s" variant="quiet" onClick={discard}>
        {words.discard}
      </Button>
    </div>
  )
}

const focusOnMount = (element: HTMLElement | null) => element?.focus()

/** The submission form. Its rules are the server's; server errors are shown at their fields too. */
export function HomeForm({ data, entries, shouldFocus, onDraft, onSaved, onStart }: HomeFormProps) {
  const { words } = useHomeStrings()
  const mayLeave = useMayLeave()
  const { form, texts, values, change, addPictures, isDirty, saving, save } = useHomeForm({
    entries,
    consent: data.form.consent,
    onDraft,
    onSaved,
    onDone: () => onStart(),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save('pending')
  }
  const handleStartAgain = async () => {
    if (await mayLeave()) onStart()
  }
  const dropPicture = (id: string) => change({ pictures: values.pictures.filter((picture) => picture.id !== id) })
  return (
    <form ref={form} className="dw-family-form" noValidate onSubmit={handleSubmit}>
      <h2 ref={shouldFocus ? focusOnMount : undefined} tabIndex={-1}>
        {entries.values.id === undefined ? words.write : words.change(entries.values.title)}
      </h2>
      <RestoreOffer read={() => (isDirty ? values : null)} onRestore={onStart} />
      <HomeFields values={values} faults={texts} onChange={change} />
      <HomePictures
        pictures={values.pictures}
        uploads={data.uploads}
        fault={texts['fileIds']}
        onArrive={addPictures}
        onDrop={dropPicture}
      />
      <ConsentPart values={values} faults={texts} form={data.form} onChange={change} />
      <div className="dw-upload-actions">
        <Button type="submit" variant="primary" isBusy={saving === 'pending'}>
          {words.submit}
        </Button>
        <Button isBusy={saving === 'draft'} onClick={() => void save('draft')}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={() => void handleStartAgain()}>
          {words.startAgain}
        </Button>
      </div>
    </form>
  )
}
