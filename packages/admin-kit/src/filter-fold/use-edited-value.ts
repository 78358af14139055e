import { useState } from 'react'

/**
 * What a filter holds while it is typed, and its setter. It starts again from the value in effect when that changes, without
 * a new form: focus and an open fold stay.
 */
export function useEditedValue<Value>(value: Value): [edited: Value, setEdited: (edited: Value) => void] {
  const [inEffect, setInEffect] = useState(value)
  const [edited, setEdited] = useState(value)
  if (JSON.stringify(inEffect) !== JSON.stringify(value)) {
    setInEffect(value)
    setEdited(value)
  }
  return [edited, setEdited]
}
